import { sitePolicy } from '../clean/sanitizer.ts';
import { type BlogSettings, type Post, postPath, type PostOutline } from '../post.ts';

/** A post's card as the build has rendered it. */
export interface BuiltCard {
  href: string;
  /** The day of the post (2026-11-20), or ''. */
  isoDate: string;
  className: string;
  /** The page's own HTML, marked as trusted. */
  html: string;
}

/** Returns the cards of a prerendered list, in its order. */
export function builtCards(list: Element | null): BuiltCard[] {
  const policy = sitePolicy(window);
  return Array.from(list?.querySelectorAll('li') ?? [], (card) => ({
    href: card.querySelector('a')?.getAttribute('href') ?? '',
    isoDate: card.querySelector('time')?.dateTime ?? '',
    className: card.className,
    html: policy.createHTML(card.innerHTML),
  }));
}

/** Returns the positions of a feed's newest posts: those before the first that the list shows, at most a page. */
export function newPosts(
  outline: readonly PostOutline[],
  cards: readonly Pick<BuiltCard, 'href'>[],
  { blogPath, pageSize }: Pick<BlogSettings, 'blogPath' | 'pageSize'>,
): number[] {
  const shown = outline.findIndex(({ slug }) => cards.some(({ href }) => href === postPath(blogPath, slug)));
  return [...outline.slice(0, Math.min(shown < 0 ? pageSize : shown, pageSize)).keys()];
}

/**
 * Puts new posts before the cards of the build. `byDate` sorts them into a list that also shows the site's own posts; a post
 * without a date stays after the one before it.
 */
export function mergeCards(
  posts: readonly Post[],
  cards: readonly BuiltCard[],
  byDate: boolean | undefined,
): (Post | BuiltCard)[] {
  if (!byDate) return [...posts, ...cards];
  const dated = [posts, cards].flatMap((list: readonly (Post | BuiltCard)[]) => {
    let day = '9999';
    return list.map((entry) => ({ entry, day: (day = entry.isoDate || day) }));
  });
  return dated.sort((a, b) => b.day.localeCompare(a.day)).map(({ entry }) => entry);
}
