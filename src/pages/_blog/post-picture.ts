import type { BuiltPost } from '../../features/blog/build/built-post.ts';
import { lineUri, pictureUri } from '../../generators/post-pictures.ts';

/** Inlines a post's drawn picture, which saves a request. Returns other posts unchanged. */
export function withInlinePicture(post: BuiltPost): BuiltPost {
  return post.image === post.drawn ? { ...post, image: pictureUri(post.drawing) } : post;
}

/** Adds the line that a post's page draws instead of its drawn picture. Returns other posts unchanged. */
export function withLine(post: BuiltPost): BuiltPost {
  return post.image === post.drawn ? { ...post, line: lineUri(post.drawing) } : post;
}
