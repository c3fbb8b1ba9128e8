import type { Post } from '../post.ts';

/** Titles per page of the archive: as many as fit a list's page budget. */
const TITLES_PER_PAGE = 120;

/** The year of posts without a date. */
export const UNDATED = 'undated';

/** A page of the archive: the posts of a year, or some of them if there are many. */
export interface ArchivePage {
  /** '2026', or `UNDATED`. */
  year: string;
  /** 1 for the first. */
  page: number;
  pages: number;
  posts: Post[];
}

/** Returns the years of posts, newest first; posts without a date come last. */
export function archiveYears(posts: readonly Post[]): string[] {
  const years = new Set(posts.map(yearOf));
  return [...years].toSorted((a, b) => Number(a === UNDATED) - Number(b === UNDATED) || b.localeCompare(a));
}

/** Returns the archive's pages, year by year, each year's posts in the order of the feed. */
export function archivePages(posts: readonly Post[]): ArchivePage[] {
  return archiveYears(posts).flatMap((year) => {
    const all = posts.filter((post) => yearOf(post) === year);
    const pages = Math.ceil(all.length / TITLES_PER_PAGE);
    return Array.from({ length: pages }, (_, i) => ({
      year,
      page: i + 1,
      pages,
      posts: all.slice(i * TITLES_PER_PAGE, (i + 1) * TITLES_PER_PAGE),
    }));
  });
}

const yearOf = (post: Pick<Post, 'isoDate'>) => post.isoDate.slice(0, 4) || UNDATED;
