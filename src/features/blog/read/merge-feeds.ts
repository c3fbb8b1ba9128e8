import { parseDate } from './dates.ts';
import type { Feed } from './feed.ts';

/**
 * Several feeds as one, newest first; an item without a date stands where its own feed has it, behind the item before it.
 * One feed alone keeps its order.
 */
export function mergeFeeds(feeds: readonly Feed[]): Feed {
  const [first, ...others] = feeds;
  if (!first || others.length === 0) return first ?? { link: '', items: [] };
  const dated = feeds.flatMap(({ items }) => {
    let time = Infinity;
    return items.map((item) => ({ item, time: (time = parseDate(item.pubDate) ?? time) }));
  });
  return { link: first.link, items: dated.toSorted((a, b) => b.time - a.time).map(({ item }) => item) };
}
