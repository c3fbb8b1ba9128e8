import { z } from 'astro/zod';
import { escapeXml } from '../../../lib/escape.ts';
import { siteUrl } from '../../../lib/net/site-origin.ts';
import { key } from '../../../lib/schema.ts';
import { paths } from '../../../paths.ts';
import { formatDate } from '../read/dates.ts';
import type { FeedItem } from '../read/feed-item.ts';
import { slugBase } from '../read/slug.ts';
import { drawingNames } from './drawing-names.ts';
import type { MarkdownFile } from './markdown.ts';

export const POSTS_FOLDER = 'src/content/posts';

const text = z.string({ invalid_type_error: 'must be a text in quotes' }).trim();

export const postSchema = z.strictObject({
  title: text.min(1, 'must not be empty').max(90, 'must be at most 90 characters'),
  date: z.date(),
  /** The post in one sentence, for the feed. */
  description: text.min(40, 'must be at least 40 characters').max(200, 'must be at most 200 characters'),
  /** The last part of its address; by default, from the title. */
  slug: key.optional(),
  updated: z.date().optional(),
  /** Its picture: a file in `public` or next to the post, or an address. */
  image: text.min(1).optional(),
  /** Without one, the drawing of its picture; by default, one that its address decides. */
  drawing: z.enum(drawingNames).optional(),
  /** Its subjects, for search engines; by default, its most frequent words. */
  tags: z.array(text.min(1)).default([]),
  /** Only `astro dev` shows a draft. */
  draft: z.boolean().default(false),
  /** Marks a sample post. The launch check asks the owner to replace it. */
  sample: z.boolean().default(false),
});

type PostFile = MarkdownFile<z.output<typeof postSchema>>;

/** Returns Markdown posts as items of a feed, newest first. */
export function ownItems(files: readonly PostFile[], now: Date): FeedItem[] {
  return files
    .toSorted((a, b) => a.data.date.getTime() - b.data.date.getTime())
    .map((file): FeedItem => {
      const { id, file: name, data, digest, render } = file;
      const { title, date, description, updated, tags, image = '' } = data;
      const reason = unpublishedReason(data, now);
      const slug = data.slug ?? slugBase({ title, link: id, time: date.getTime() });
      return {
        // Marks what only `astro dev` shows.
        title: escapeXml(reason ? `[${reason}] ${title}` : title),
        link: siteUrl(paths.post(slug)),
        content: '',
        pubDate: date.toISOString(),
        summary: escapeXml(description),
        own: {
          slug,
          file: name,
          image,
          drawn: data.drawing && paths.postPicture(data.drawing),
          facts: { ...(updated && { updated: formatDate(updated.getTime()) }), ...(tags.length > 0 && { tags }) },
          digest,
          render,
        },
      };
    })
    .toReversed();
}

/** Returns why a build doesn't publish a post yet, or undefined: it is a draft, or its date is in the future. */
export function unpublishedReason({ draft, date }: PostFile['data'], now: Date): string | undefined {
  if (draft) return 'draft';
  return date > now ? `from ${date.toISOString().slice(0, 10)}` : undefined;
}
