import { PUBLIC_FEED_HOST, PUBLIC_FEED_KEY } from 'astro:env/client';
import { FEED_OPTIONAL } from 'astro:env/server';
import { defineCollection, z } from 'astro:content';
import { drawingNames } from './components/art/posts/drawing-name.ts';
import { address, description, key } from './lib/schema.ts';
import { blogSources } from './content/derived/blog-sources.ts';
import { areas } from './content/pages/page-meta.ts';
import { feedLoader } from './loaders/feed-loader.ts';
import { markdownLoader } from './loaders/markdown-loader.ts';
import { site } from './site.config.ts';

/** The site's own posts. Slugs come from titles, not file names. */
const posts = defineCollection({
  loader: markdownLoader('./src/content/posts'),
  schema: z.strictObject({
    title: z.string().trim().min(1).max(90),
    date: z.date(),
    /** The post in one sentence, for the feed. */
    description: z.string().trim().min(40).max(200),
    /** The last part of its address; by default, from the title. */
    slug: key.optional(),
    /** The day of the last change. */
    updated: z.date().optional(),
    /** Its picture: a file in `public`, or an address. */
    image: address.optional(),
    /** Without one, the drawing of its picture; by default, the one that fits its words best. */
    drawing: z.enum(drawingNames).optional(),
    /** Its subjects, for search engines; by default, its most frequent words. */
    tags: z.array(z.string().trim().min(1)).default([]),
    /** Only `astro dev` shows a draft. */
    draft: z.boolean().default(false),
    /** Marks a sample post. The launch check asks the owner to replace it. */
    sample: z.boolean().default(false),
  }),
});

/** Pages in Markdown, such as an imprint. A file's name is its address. */
const pages = defineCollection({
  loader: markdownLoader('./src/content/pages'),
  schema: z.strictObject({
    title: z.string().trim().min(1).max(90),
    /** For search engines, and below the page's heading. */
    description,
    area: z.enum(areas).default('consulting'),
    keywords: z.array(z.string().trim().min(1)).default([]),
  }),
});

/** The remote feed, if the blog shows one. */
const feed = defineCollection({
  loader: feedLoader({
    host: blogSources(site.blog, PUBLIC_FEED_HOST).feed ? PUBLIC_FEED_HOST : '',
    key: PUBLIC_FEED_KEY,
    optional: FEED_OPTIONAL,
  }),
});

export const collections = { posts, pages, feed };
