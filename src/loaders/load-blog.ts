import { PUBLIC_FEED_HOST, PUBLIC_FEED_KEY } from 'astro:env/client';
import { FEED_OPTIONAL } from 'astro:env/server';
import { JSDOM } from 'jsdom';
import type { BlogSettings } from '../features/blog/blog-settings.ts';
import { type Feed, readFeed } from '../features/blog/feed.ts';
import { FeedError } from '../features/blog/feed-error.ts';
import { type FeedSource, feedSource } from '../features/blog/feed-source.ts';
import { fetchFeed } from '../features/blog/fetch-feed.ts';
import { createHtmlTools } from '../features/blog/html-tools.ts';
import { fingerprint, type Post, type PostOutline } from '../features/blog/post.ts';
import { mergeFeeds } from '../features/blog/merge-feeds.ts';
import { itemsDigest } from '../features/blog/items-digest.ts';
import { outlinePosts } from '../features/blog/posts.ts';
import { fnv1a } from '../lib/hash.ts';
import { unwrap } from '../lib/unwrap.ts';
import { paths } from '../paths.ts';
import { site } from '../site.config.ts';
import { cacheFolder } from '../lib/cache-folder.ts';
import { openCache } from '../lib/cache.ts';
import { stopBuild } from '../integrations/checks/stop.ts';
import { counting } from '../lib/progress.ts';
import { completePosts } from './complete-posts.ts';
import { blogSources, unseenPosts } from './blog-sources.ts';
import { embeddedFeed, NEWEST_POSTS } from './embedded-feed.ts';
import { AT_BUILD, feedAddress, stopSentence } from './feed-first.ts';
import { handedFeed } from './handed-feed.ts';
import { validateXml } from './validate-xml.ts';
import { localPictures } from './pictures/feed-pictures.ts';
import { isPublicHost } from './pictures/public-address.ts';
import { FALLBACK_PICTURE, ownPosts } from './own-posts.ts';
import { PIPELINE_VERSION } from './pipeline-version.ts';
import { relatedPosts } from './related-posts.ts';

/** How many posts one page of the list shows: seven rows of three, which the page budget carries with long excerpts too. */
const PAGE_SIZE = 21;

export interface Blog {
  posts: Post[];
  /** How the islands read the feed themselves. */
  settings: BlogSettings;
  /** For `client:feed`; the digest is '' where there is nothing to show yet. */
  source: FeedSource & { digest: string };
  /** The fingerprint of some of the posts, by their position. */
  fingerprint: (from: number, to: number) => string;
  /** The positions of the posts about the same as the one at a position. */
  related: (index: number) => number[];
  /** The names of the local pictures that the posts show. */
  pictures: string[];
  readPicture: (name: string) => Promise<Buffer>;
}

type Bytes = Uint8Array<ArrayBuffer>;

/** A feed as it came; with what was read of it, where it has been read. */
interface FeedBytes {
  bytes: Bytes;
  feed?: Feed;
}

interface SourceBytes extends FeedBytes {
  url: string;
}

const USES = blogSources(site.blog, PUBLIC_FEED_HOST);

let remote: Promise<FeedBytes | undefined> | undefined;
let last: { content: string; blog: Promise<Blog> } | undefined;
let built: Promise<Blog> | undefined;

/**
 * The blog as the feed has it, read once a build, or once a run of `astro dev`, where the site's own posts are followed as
 * they are edited. A feed that can't be read stops the build (FEED_OPTIONAL: empties it).
 */
export function loadBlog(origin: string): Promise<Blog> {
  return import.meta.env.DEV ? followBlog(origin) : (built ??= followBlog(origin));
}

async function followBlog(origin: string): Promise<Blog> {
  const settings = blogSettings(origin);
  const feeds = [
    ...(USES.feed ? [{ url: settings.feed.url, ...(await (remote ??= remoteFeed(settings).catch(forget))) }] : []),
    ...(USES.posts ? [{ url: paths.feed, bytes: await embeddedFeed(origin) }] : []),
  ].filter((source): source is SourceBytes => source.bytes !== undefined);
  const unseen = unseenPosts(USES, (await ownPosts()).filter(({ data }) => !data.sample).length);
  if (unseen && !last) console.warn(unseen);
  const content = feeds.map(({ bytes }) => fnv1a(bytes).toString(36)).join();
  if (last?.content !== content) last = { content, blog: readBlog(feeds, settings) };
  return last.blog;
}

async function readBlog(feeds: readonly SourceBytes[], settings: BlogSettings): Promise<Blog> {
  const { siteOrigin: origin, author, fallbackImage } = settings;
  const html = createHtmlTools(new JSDOM('').window as unknown as typeof globalThis & Window, { siteOrigin: origin });
  const feedUrl = new URL(settings.feed.url, origin).href;
  const outline = outlineOrStop(feeds, html, origin);
  if (feeds.length > 0 && outline.length === 0)
    console.warn(`The blog feed at ${feedUrl} (PUBLIC_FEED_HOST) has no items: the blog is empty.`);
  const keptPosts = openCache(cacheFolder('blog-posts'));
  const posts = await completePosts(outline, {
    html,
    feedUrl,
    author,
    fallbackImage,
    postPath: paths.post,
    siteOrigin: origin,
    kept: keptPosts,
    version: PIPELINE_VERSION,
    count: counting('Posts', outline.length),
  });
  const pictures = openCache(cacheFolder('blog-pictures'));
  const local = await localPictures(posts, {
    kept: pictures,
    fromAnywhere: USES.feed && !(await isPublicHost(new URL(PUBLIC_FEED_HOST).hostname).catch(() => true)),
    counting: (total) => counting('Pictures of posts', total),
    warn: console.warn,
  });
  await Promise.all([keptPosts.prune(), pictures.prune()]);
  return {
    posts: local.posts,
    settings,
    source: { ...settings.feed, digest: feeds[0] && outline.length > 0 ? await digestOf(feeds[0], origin) : '' },
    fingerprint: (from, to) => fingerprint(outline.slice(from, to)),
    related: relatedPosts(posts),
    pictures: local.files,
    readPicture: async (name) => unwrap(await pictures.read(name), name),
  };
}
/** In `astro dev` the next page asks again. */
function forget(error: unknown): never {
  remote = undefined;
  throw error;
}

/** What the browser will compare the feed with: the items that it gets, of an own feed the newest alone. */
async function digestOf({ url, bytes }: SourceBytes, origin: string): Promise<string> {
  return itemsDigest(new Blob([url === paths.feed ? await embeddedFeed(origin, NEWEST_POSTS) : bytes]));
}

function blogSettings(origin: string): BlogSettings {
  const own = feedSource(paths.feed, '');
  return {
    feed: USES.feed ? feedSource(feedAddress(PUBLIC_FEED_HOST), PUBLIC_FEED_KEY) : own,
    ...(USES.feed && USES.posts && { beside: own }),
    author: site.founder.name,
    fallbackImage: FALLBACK_PICTURE,
    blogPath: paths.blog,
    siteOrigin: origin,
    pageSize: PAGE_SIZE,
  };
}

async function remoteFeed({ feed }: BlogSettings): Promise<FeedBytes | undefined> {
  const handed = handedFeed(feed.url);
  if (handed) return handed;
  const body = await orStop(() => fetchFeed(feed, AT_BUILD));
  return body && { bytes: await body.bytes() };
}

function outlineOrStop(
  sources: readonly SourceBytes[],
  html: Parameters<typeof outlinePosts>[1],
  origin: string,
): PostOutline[] {
  const feeds = sources.flatMap(({ url, bytes, feed }) => {
    try {
      return [feed ?? readFeed(bytes, { url: new URL(url, origin).href, validate: validateXml })];
    } catch (error) {
      return stopOrEmpty(error) ?? [];
    }
  });
  return outlinePosts(mergeFeeds(feeds), html);
}

async function orStop<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read();
  } catch (error) {
    return stopOrEmpty(error);
  }
}

/** What a feed's failure does to the build: it stops it, so that a deploy never silently empties a live blog. */
function stopOrEmpty(error: unknown): undefined {
  if (!(error instanceof FeedError)) throw error;
  if (!FEED_OPTIONAL) stopBuild(stopSentence(error));
  console.warn(`${error.message} FEED_OPTIONAL is set: building with an empty blog.`);
  return undefined;
}
