import type { Post } from '../features/blog/post.ts';

/** Titles on one page of the archive: as many as the page budget of a list carries. */
const PAGE_SIZE = 120;

/** The year of posts whose feed gives no date. */
export const UNDATED = 'undated';

/** A page of the archive: the posts of a year, or a part of them where there are many. */
export interface ArchivePage {
  /** '2026', or `UNDATED`. */
  year: string;
  /** 1 for the first. */
  page: number;
  pages: number;
  posts: Post[];
}

/** The years that posts are from, newest first; posts without a date come last. */
export function archiveYears(posts: readonly Post[]): string[] {
  const years = new Set(posts.map(yearOf));
  return [...years].toSorted((a, b) => Number(a === UNDATED) - Number(b === UNDATED) || b.localeCompare(a));
}

/** The archive's pages, year by year, each year's posts in the order of the feed. */
export function archivePages(posts: readonly Post[]): ArchivePage[] {
  return archiveYears(posts).flatMap((year) => {
    const all = posts.filter((post) => yearOf(post) === year);
    const pages = Math.ceil(all.length / PAGE_SIZE);
    return Array.from({ length: pages }, (_, i) => ({
      year,
      page: i + 1,
      pages,
      posts: all.slice(i * PAGE_SIZE, (i + 1) * PAGE_SIZE),
    }));
  });
}

const yearOf = (post: Pick<Post, 'isoDate'>) => post.isoDate.slice(0, 4) || UNDATED;
