import { PUBLIC_FEED_HOST, PUBLIC_FEED_KEY } from 'astro:env/client';
import { drawings } from '../../features/blog/posts/drawing-names.ts';
import { blogSources } from '../../data/blog-sources.ts';
import type { BlogSettings } from '../../features/blog/post.ts';
import { feedSource } from '../../features/blog/read/fetch-feed.ts';
import { siteOrigin } from '../../lib/net/site-origin.ts';
import { paths } from '../../paths.ts';
import { site } from '../../site.config.ts';

/** Posts per page of the list: seven rows of three, which fit the page budget even with long excerpts. */
export const POSTS_PER_PAGE = 21;

/** The islands' settings; undefined if the blog shows only Markdown posts, which change only with a build. */
export const settings: BlogSettings | undefined = blogSources(site.blog, PUBLIC_FEED_HOST).feed
  ? {
      feed: feedSource(PUBLIC_FEED_HOST, PUBLIC_FEED_KEY),
      author: site.founder.name,
      timeZone: site.timeZone,
      drawings,
      blogPath: paths.blog,
      siteOrigin: siteOrigin(),
      pageSize: POSTS_PER_PAGE,
    }
  : undefined;
