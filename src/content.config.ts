import { PUBLIC_FEED_HOST, PUBLIC_FEED_KEY } from 'astro:env/client';
import { FEED_OPTIONAL } from 'astro:env/server';
import { defineCollection, z } from 'astro:content';
import { blogSources, hiddenPostsWarning } from './data/blog-sources.ts';
import { areas } from './data/schemas/pages.ts';
import type { BuiltPost } from './features/blog/build/built-post.ts';
import { pagesLoader } from './features/blog/build/pages-loader.ts';
import { postsLoader } from './features/blog/build/posts-loader.ts';
import { feedSource } from './features/blog/read/fetch-feed.ts';
import { description } from './lib/schema.ts';
import { site } from './site.config.ts';

const uses = blogSources(site.blog, PUBLIC_FEED_HOST);

/** The blog's posts, from Markdown files, the remote feed or both. Their front matter: `postSchema`. */
const posts = defineCollection({
  loader: postsLoader({
    uses,
    source: feedSource(PUBLIC_FEED_HOST, PUBLIC_FEED_KEY),
    optional: FEED_OPTIONAL,
    author: site.founder.name,
    hiddenWarning: (own) => hiddenPostsWarning(uses, own),
  }),
  schema: z.custom<BuiltPost>(),
});

/** The front matter of a page in Markdown, such as an imprint. A file's name is its address. */
const pageSchema = z.strictObject({
  title: z.string().trim().min(1).max(90),
  /** For search engines, and below the page's heading. */
  description,
  area: z.enum(areas).default('consulting'),
  keywords: z.array(z.string().trim().min(1)).default([]),
});

const pages = defineCollection({
  loader: pagesLoader(pageSchema),
  schema: z.custom<z.output<typeof pageSchema> & { content: string; pictures: string[] }>(),
});

export const collections = { posts, pages };
