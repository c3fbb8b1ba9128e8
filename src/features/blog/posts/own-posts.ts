import type { CollectionEntry } from 'astro:content';
import { escapeXml } from '../../../lib/escape.ts';
import { dayIn } from '../../../lib/day.ts';
import { siteUrl } from '../../../lib/net/site-origin.ts';
import { paths } from '../../../paths.ts';
import { formatDate } from '../read/dates.ts';
import type { FeedItem } from '../read/feed-item.ts';
import { slugBase } from '../read/slug.ts';
import type { PostData } from './post-schema.ts';

export const POSTS_FOLDER = 'src/content/posts';
export const PAGES_FOLDER = 'src/content/pages';

export type OwnEntry = Pick<CollectionEntry<'posts'>, 'id' | 'filePath' | 'rendered'> & { data: PostData };

/** Returns Markdown posts as items of a feed, newest first. */
export function ownItems(entries: readonly OwnEntry[], now: Date, timeZone: string): FeedItem[] {
  return entries
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .toSorted((a, b) => a.data.date.getTime() - b.data.date.getTime())
    .map((entry) => itemOf(entry, now, timeZone))
    .toReversed();
}

function itemOf({ id, data, filePath = '', rendered }: OwnEntry, now: Date, timeZone: string): FeedItem {
  const { title, date, description, updated, tags, image = '' } = data;
  const reason = unpublishedReason(data, now, timeZone);
  const slug = data.slug ?? slugBase({ title, link: id.replace(/\.\w+$/, ''), time: date.getTime() });
  return {
    // Marks what only `astro dev` shows.
    title: escapeXml(reason ? `[${reason}] ${title}` : title),
    link: siteUrl(paths.post(slug)),
    content: rendered?.html ?? '',
    pubDate: date.toISOString(),
    summary: escapeXml(description),
    own: {
      slug,
      file: filePath,
      image,
      drawn: data.drawing && paths.postPicture(data.drawing),
      facts: { ...(updated && { updated: formatDate(updated.getTime(), timeZone) }), ...(tags.length > 0 && { tags }) },
    },
  };
}

/** Returns why a build doesn't publish a post yet, or undefined: it is a draft, or its day hasn't begun. */
export function unpublishedReason({ draft, date }: PostData, now: Date, timeZone: string): string | undefined {
  if (draft) return 'draft';
  return date > now ? `from ${dayIn(date, timeZone)}` : undefined;
}
