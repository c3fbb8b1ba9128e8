import { PUBLIC_FEED_HOST, PUBLIC_FEED_KEY } from 'astro:env/client';
import { FEED_OPTIONAL } from 'astro:env/server';
import { JSDOM } from 'jsdom';
import type { BlogSettings } from '../../features/blog/blog-settings.ts';
import { readFeed } from '../../features/blog/feed.ts';
import { FeedError } from '../../features/blog/feed-error.ts';
import { fetchFeed } from '../../features/blog/fetch-feed.ts';
import { createHtmlTools } from '../../features/blog/html-tools.ts';
import { fingerprint, type Post, type PostOutline } from '../../features/blog/post.ts';
import { completePost, outlinePosts } from '../../features/blog/posts.ts';
import { itemsDigest } from '../../features/blog/items-digest.ts';
import { paths } from '../../paths.ts';
import { site } from '../../site.config.ts';
import { embeddedFeed } from './embedded-feed.ts';
import { AT_BUILD, feedAddress } from './feed-first.ts';
import { handedFeed } from './handed-feed.ts';
import { localPictures } from './feed-pictures.ts';
import { validateXml } from './validate-xml.ts';
import { stopBuild } from '../checks/stop.ts';

/** How many posts one page of the list shows: as many as the page budget carries, twenty rows of three. */
const PAGE_SIZE = 60;

export interface Blog {
  posts: Post[];
  /** How the islands read the feed themselves. */
  settings: BlogSettings;
  /** For `client:feed`; the digest is '' where there is nothing to show yet. */
  source: { url: string; key: string; digest: string };
  /** The fingerprint of some of the posts, by their position. */
  fingerprint: (from: number, to: number) => string;
}

let blog: Promise<Blog> | undefined;

/** The blog as the feed has it at build, read once. A feed that can't be read stops the build (FEED_OPTIONAL: empties it). */
export function loadBlog(origin: string): Promise<Blog> {
  if (import.meta.env.DEV) return readBlog(origin);
  return (blog ??= readBlog(origin));
}

async function readBlog(origin: string): Promise<Blog> {
  const settings = blogSettings(origin);
  const html = createHtmlTools(new JSDOM('').window as unknown as typeof globalThis & Window, { siteOrigin: origin });
  const bytes = await feedBytes(settings, origin);
  const feedUrl = new URL(settings.feed.url, origin).href;
  const outline = bytes ? outlineOrStop(bytes, html, feedUrl) : [];
  if (bytes && outline.length === 0)
    console.warn(`The blog feed at ${feedUrl} (PUBLIC_FEED_HOST) has no items: the blog is empty.`);
  const context = {
    html,
    feedUrl,
    author: settings.author,
    fallbackImage: settings.fallbackImage,
    postPath: paths.post,
  };
  return {
    posts: await localPictures(outline.map((_, index) => completePost(outline, index, context))),
    settings,
    source: { ...settings.feed, digest: bytes && outline.length > 0 ? await itemsDigest(bytes) : '' },
    fingerprint: (from, to) => fingerprint(outline.slice(from, to)),
  };
}

function blogSettings(origin: string): BlogSettings {
  return {
    feed: {
      url: PUBLIC_FEED_HOST ? feedAddress(PUBLIC_FEED_HOST) : paths.feed,
      key: PUBLIC_FEED_KEY,
    },
    author: site.founder.name,
    fallbackImage: paths.postPicture('fallback'),
    blogPath: paths.blog,
    siteOrigin: origin,
    pageSize: PAGE_SIZE,
  };
}

async function feedBytes(settings: BlogSettings, origin: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (!PUBLIC_FEED_HOST) return embeddedFeed(origin);
  const { feed } = settings;
  return handedFeed(feed.url) ?? orStop(() => fetchFeed(feed, AT_BUILD));
}

function outlineOrStop(bytes: Uint8Array, html: Parameters<typeof outlinePosts>[1], url: string): PostOutline[] {
  try {
    return outlinePosts(readFeed(bytes, { url, validate: validateXml }), html);
  } catch (error) {
    return stopOrEmpty(error) ?? [];
  }
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
  if (!FEED_OPTIONAL) stopBuild(error.message.replace(/\.$/, '; FEED_OPTIONAL=true would build with an empty blog.'));
  console.warn(`${error.message} FEED_OPTIONAL is set: building with an empty blog.`);
  return undefined;
}
