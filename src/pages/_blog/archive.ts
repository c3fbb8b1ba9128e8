import type { Post } from '../../features/blog/post.ts';

/** The number of posts from which the blog has an archive by year, with a search. */
const ARCHIVE_FROM = 20;

/** Titles per page of the archive: as many as fit a list's page budget. */
export const TITLES_PER_PAGE = 120;

/** The year of posts without a date. */
export const UNDATED = 'undated';

type Dated = Pick<Post, 'isoDate'>;

/** Returns the years that the archive has, newest first; posts without a date come last. None for a blog of few posts. */
export function listedYears(posts: readonly Dated[]): string[] {
  if (posts.length < ARCHIVE_FROM) return [];
  const years = new Set(posts.map(yearOf));
  return [...years].toSorted((a, b) => Number(a === UNDATED) - Number(b === UNDATED) || b.localeCompare(a));
}

/** Returns the posts of a year, in their order. */
export function postsOf<P extends Dated>(year: string, posts: readonly P[]): P[] {
  return posts.filter((post) => yearOf(post) === year);
}

const yearOf = ({ isoDate }: Dated) => isoDate.slice(0, 4) || UNDATED;
