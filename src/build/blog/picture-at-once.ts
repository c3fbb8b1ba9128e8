import type { Post } from '../../features/blog/post.ts';
import { drawnPicture } from './own-posts.ts';
import { postPictureUri } from './post-pictures.ts';

/** A post whose drawn picture comes with the page: one request less for what stands in the first screen. Others stay as they are. */
export function pictureAtOnce(post: Post): Post {
  const own = drawnPicture(post.image);
  return own === undefined ? post : { ...post, image: postPictureUri(own) };
}
