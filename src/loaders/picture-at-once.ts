import type { Post } from '../features/blog/post.ts';
import { drawnPicture } from './own-posts.ts';
import { drawingOf } from './post-drawing.ts';
import { postPictureUri } from './post-pictures.ts';

/** A post whose drawn picture comes with the page: one request less for what stands in the first screen. Others stay as they are. */
export async function pictureAtOnce(post: Post): Promise<Post> {
  return drawnPicture(post.image) ? { ...post, image: postPictureUri(await drawingOf(post)) } : post;
}
