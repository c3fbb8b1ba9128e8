import { PUBLIC_FEED_HOST, PUBLIC_FEED_KEY } from 'astro:env/client';
import { FEED_OPTIONAL } from 'astro:env/server';
import { defineCollection, z } from 'astro:content';
import { type FeedEntry, feedLoader } from './features/blog/posts/feed-loader.ts';
import { markdownLoader } from './features/blog/posts/markdown-loader.ts';
import { PAGES_FOLDER, POSTS_FOLDER, unpublishedReason } from './features/blog/posts/own-posts.ts';
import { postSchema, title } from './features/blog/posts/post-schema.ts';
import { blogSources, hiddenPostsWarning } from './data/blog-sources.ts';
import { areas } from './data/schemas/pages.ts';
import { feedSource } from './features/blog/read/fetch-feed.ts';
import { description } from './lib/schema.ts';
import { site } from './site.config.ts';

const uses = blogSources(site.blog, PUBLIC_FEED_HOST);

const ownSchema = postSchema(site.timeZone);

/** The site's own posts, in Markdown. `src/pages/_blog/blog-posts.ts` merges them with the feed's. */
const posts = defineCollection({
  loader: markdownLoader({
    folder: POSTS_FOLDER,
    schema: ownSchema,
    leaveOut: (post) => unpublishedReason(post, new Date(), site.timeZone),
    warning: (shown) => hiddenPostsWarning(uses, shown.filter(({ sample }) => !sample).length),
  }),
  schema: ownSchema,
});

const feed = defineCollection({
  loader: feedLoader({
    source: uses.feed ? feedSource(PUBLIC_FEED_HOST, PUBLIC_FEED_KEY) : undefined,
    optional: FEED_OPTIONAL,
  }),
  schema: z.custom<FeedEntry>(),
});

/** The front matter of a page in Markdown, such as an imprint. A file's name is its address. */
const pageSchema = z.strictObject({
  title,
  /** For search engines, and below the page's heading. */
  description,
  area: z.enum(areas).default('consulting'),
  keywords: z.array(z.string().trim().min(1)).default([]),
});

const pages = defineCollection({
  loader: markdownLoader({ folder: PAGES_FOLDER, schema: pageSchema }),
  schema: pageSchema,
});

export const collections = { posts, feed, pages };
