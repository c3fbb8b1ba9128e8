import { getCollection } from 'astro:content';
import { mergeFeeds } from '../../features/blog/pipeline.ts';
import type { LocalPicturesOptions } from '../../features/blog/posts/local-pictures.ts';
import { makePosts } from '../../features/blog/posts/make-posts.ts';
import { markdownPages, pageName } from '../../features/blog/posts/markdown-pages.ts';
import { ownItems, PAGES_FOLDER, POSTS_FOLDER } from '../../features/blog/posts/own-posts.ts';
import { checkStored } from '../../features/blog/posts/stored-entries.ts';
import { PUBLIC_FEED_HOST, PUBLIC_FEED_KEY } from 'astro:env/client';
import { blogSources } from '../../data/blog-sources.ts';
import { feedSource } from '../../features/blog/read/fetch-feed.ts';
import { openCache } from '../../lib/files/cache.ts';
import { cacheFolder } from '../../lib/files/cache-folder.ts';
import { siteUrl } from '../../lib/net/site-origin.ts';
import { paths } from '../../paths.ts';
import { site } from '../../site.config.ts';

/** The name of the cache with the pictures of posts and pages. */
export const PICTURES = 'blog-pictures';

const uses = blogSources(site.blog, PUBLIC_FEED_HOST);
const { url: feedUrl } = feedSource(PUBLIC_FEED_HOST, PUBLIC_FEED_KEY);
const pictures: LocalPicturesOptions = {
  cache: openCache(cacheFolder(PICTURES)),
  feedHost: uses.feed ? new URL(feedUrl).hostname : '',
  publicFolder: 'public',
  warn: (line) => console.warn(`[WARN] ${line}`),
};

/** Returns the blog's posts, the site's own and the feed's, newest first. */
export const blogPosts = onceInBuild(async () => {
  const own = uses.posts ? await getCollection('posts') : [];
  const entries = uses.feed ? (await getCollection('feed')).map(({ data }) => data) : [];
  if (uses.posts) checkStored(POSTS_FOLDER, own.length);
  if (uses.feed) checkStored('feed', entries.length);
  const items = entries.toSorted((a, b) => a.index - b.index).map(({ item }) => item);
  const { link = '', digest = '' } = entries[0]?.feed ?? {};
  const feeds = [
    ...(uses.feed ? [{ link, items }] : []),
    ...(uses.posts ? [{ link: '', items: ownItems(own, new Date(), site.timeZone) }] : []),
  ];
  const posts = await makePosts(mergeFeeds(feeds, site.timeZone), {
    author: site.founder.name,
    timeZone: site.timeZone,
    feedUrl,
    feedDigest: digest,
    pages: await pageFiles(),
    pictures,
  });
  await pictures.cache.prune();
  return posts;
});

/** Returns the pages that are Markdown files. */
export const writtenPages = onceInBuild(() => markdownPages(pictures));

async function pageFiles() {
  const pages = await getCollection('pages');
  checkStored(PAGES_FOLDER, pages.length);
  return pages.map(({ id, filePath = '' }) => ({ file: filePath, url: siteUrl(paths.markdownPage(pageName(id))) }));
}

/** Makes something once in a build, and for each request in `astro dev`, where files change. */
function onceInBuild<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (import.meta.env.DEV ? make() : (made ??= make()));
}
