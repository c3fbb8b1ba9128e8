import { fingerprint, postPath, type PostOutline } from '../post.ts';

/** What of a list's page says which posts it was built with. */
interface BuiltList {
  /** The fingerprint of its posts. */
  built: string;
  /** The addresses of its posts, newest first. */
  hrefs: readonly string[];
  blogPath: string;
  /** How many posts a page of the list shows. */
  pageSize: number;
}

/**
 * The positions of those of a feed's posts that a list does not show yet: none where it is as it was built, those before
 * the newest of the build where all that follow are the same, else a whole page, because something in it has changed.
 */
export function newPosts(outline: readonly PostOutline[], { built, hrefs, blogPath, pageSize }: BuiltList): number[] {
  const first = outline.slice(0, pageSize).map((_, index) => index);
  const newest = outline.findIndex(({ slug }) => postPath(blogPath, slug) === hrefs[0]);
  const asBuilt = newest >= 0 && fingerprint(outline.slice(newest, newest + hrefs.length)) === built;
  return asBuilt ? first.slice(0, newest) : first;
}
