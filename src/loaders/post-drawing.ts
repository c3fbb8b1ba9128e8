import type { DrawingName } from '../lib/drawing-name.ts';
import type { Post } from '../features/blog/post.ts';
import { chooseDrawing } from './choose-drawing.ts';
import { drawnPicture, ownPosts } from './own-posts.ts';

/** The drawing of a post: that of an own post's picture; of any other, by its words. */
export async function drawingOf({ image, title, description, content }: Post): Promise<DrawingName> {
  const name = drawnPicture(image);
  const own = name && (await ownPosts()).find(({ slug }) => slug === name);
  return own ? own.drawing : chooseDrawing({ title, description, body: content });
}
