import { parseDate } from './dates.ts';
import type { Feed } from './feed.ts';

/**
 * Merges feeds into one, newest first. An item without a date stays after the item before it in its own feed, or before all
 * others if it is the first. A single feed keeps its order.
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
