import { newestFirst } from '../newest-first.ts';
import { sitePolicy } from '../trusted-types.ts';
import { fingerprint, listFingerprint, type Post, postPath, type PostOutline } from '../post.ts';

/** A post's card as the build has rendered it. */
export type BuiltCard = ReturnType<typeof builtCards>[number];

/** The remote posts that a list's page was built with. */
interface BuiltList {
  /** Their fingerprint. */
  built: string;
  /** Their addresses, newest first. */
  hrefs: readonly string[];
  blogPath: string;
  pageSize: number;
}

/** Returns the cards of a prerendered list, in its order. */
export function builtCards(list: Element | null) {
  const policy = sitePolicy(window);
  return Array.from(list?.querySelectorAll('li') ?? [], (card) => ({
    href: card.querySelector('a')?.getAttribute('href') ?? '',
    /** The day of the post (2026-11-20), or ''. */
    isoDate: card.querySelector('time')?.dateTime ?? '',
    className: card.className,
    /** The page's own HTML, marked as trusted. */
    html: policy.createHTML(card.innerHTML),
  }));
}

/**
 * Returns the positions of a feed's posts that a list doesn't show yet: those before the newest post of the build if all that
 * follow are unchanged, else those of a whole page.
 */
export function newPosts(outline: readonly PostOutline[], { built, hrefs, blogPath, pageSize }: BuiltList): number[] {
  const first = outline.slice(0, pageSize).map((_, index) => index);
  const newest = outline.findIndex(({ slug }) => postPath(blogPath, slug) === hrefs[0]);
  const shown = outline.slice(newest, newest + hrefs.length);
  const unchanged = newest >= 0 && listFingerprint(shown.map(fingerprint)) === built;
  return unchanged ? first.slice(0, newest) : first;
}

/**
 * Puts new posts before the cards of the build, except for the cards that they replace. `byDate` sorts them into a list that
 * also shows the site's own posts.
 */
export function mergeCards(
  posts: readonly Post[],
  cards: readonly BuiltCard[],
  { blogPath, byDate }: { blogPath: string; byDate: boolean },
): (Post | BuiltCard)[] {
  const shown = new Set(posts.map(({ slug }) => postPath(blogPath, slug)));
  const lists = [posts, cards.filter(({ href }) => !shown.has(href))];
  if (!byDate) return lists.flat();
  return newestFirst<Post | BuiltCard>(lists, ({ isoDate }) => (isoDate ? Date.parse(isoDate) : undefined));
}
