import { getEntry } from 'astro:content';
import { PUBLIC_FEED_HOST, PUBLIC_FEED_KEY } from 'astro:env/client';
import { JSDOM } from 'jsdom';
import { createSanitizer } from '../features/blog/clean/sanitizer.ts';
import { type BlogSettings, fingerprint, type Post } from '../features/blog/post.ts';
import { mergeFeeds, outlinePosts } from '../features/blog/pipeline.ts';
import type { FeedItem } from '../features/blog/read/feed-item.ts';
import { feedSource } from '../features/blog/read/fetch-feed.ts';
import { cacheFolder } from '../lib/cache-folder.ts';
import { openCache, digestOf } from '../lib/cache.ts';
import { siteUrl, siteOrigin } from '../lib/net/site-origin.ts';
import { unwrap } from '../lib/unwrap.ts';
import { paths } from '../paths.ts';
import { site } from '../site.config.ts';
import { blogSources, hiddenPostsWarning } from '../content/derived/blog-sources.ts';
import { CODE_VERSION } from './code-version.ts';
import { completePosts } from './complete-posts.ts';
import { ownPostMeta, ownFeed } from './embedded-feed.ts';
import { FEED_ENTRY, type RemoteFeed } from './feed-loader.ts';
import { FALLBACK_PICTURE, type OwnPost, ownPosts } from './own-posts.ts';
import { localPictures } from './local-pictures.ts';
import { relatedPosts } from '../features/blog/related-posts.ts';

/** Posts per page of the list: seven rows of three, which fit the page budget even with long excerpts. */
const PAGE_SIZE = 21;

export interface Blog {
  posts: Post[];
  /** The islands' settings; undefined if the blog shows only the site's own posts, which change only with a build. */
  settings: BlogSettings | undefined;
  /** The digest of the remote feed's items for `client:feed`; '' if there are none to compare. */
  digest: string;
  pageSize: number;
  /** Returns whether the post at a position comes from the remote feed. */
  isRemote: (index: number) => boolean;
  /** Returns the fingerprint of the remote posts in a range of positions. */
  fingerprint: (from: number, to: number) => string;
  /** Returns the positions of the posts most like the one at a position. */
  related: (index: number) => number[];
  /** The names of the local pictures that the posts show. */
  pictures: string[];
  readPicture: (name: string) => Promise<Buffer>;
}

const USES = blogSources(site.blog, PUBLIC_FEED_HOST);

let last: { inputs: string; blog: Promise<Blog> } | undefined;
const warnings = new Set<string>();

/** Returns the blog. It is made once per build; in `astro dev`, again if a source of it has changed or it failed. */
export async function loadBlog(): Promise<Blog> {
  if (last && !import.meta.env.DEV) return last.blog;
  const entry = USES.feed ? await getEntry('feed', FEED_ENTRY) : undefined;
  const own = await ownPosts();
  const inputs = digestOf(entry?.data.digest, own);
  if (last?.inputs === inputs) return last.blog;
  warnOnce(hiddenPostsWarning(USES, own.filter(({ data }) => !data.sample).length));
  if (USES.posts && !USES.feed && own.length === 0) warnOnce('src/content/posts has no posts: the blog is empty.');
  const blog = makeBlog(entry?.data);
  last = { inputs, blog };
  blog.catch(() => (last = undefined));
  return blog;
}

async function makeBlog(remote: RemoteFeed | undefined): Promise<Blog> {
  const url = USES.feed ? feedSource(PUBLIC_FEED_HOST, '').url : siteUrl(paths.feed);
  const own = USES.posts ? await ownFeed() : new Map<FeedItem, OwnPost>();
  const merged = mergeFeeds([
    ...(remote ? [remote] : []),
    ...(USES.posts ? [{ link: '', items: [...own.keys()] }] : []),
  ]);
  const ownPost = (index: number) => own.get(unwrap(merged.items[index], `item ${index}`));
  const isRemote = (index: number) => !ownPost(index);

  const html = createSanitizer(new JSDOM('').window as unknown as Window & typeof globalThis, {
    siteOrigin: siteOrigin(),
  });
  const outline = outlinePosts(merged, html);
  const bodies = openCache(cacheFolder('blog-posts'));
  const complete = await completePosts(outline, {
    html,
    feedUrl: url,
    author: site.founder.name,
    fallbackImage: FALLBACK_PICTURE,
    postPath: paths.post,
    siteOrigin: siteOrigin(),
    cache: bodies,
    version: CODE_VERSION,
  });
  const posts = complete.map((post, index) => ({ ...post, ...ownPostMeta(ownPost(index)) }));
  const pictures = openCache(cacheFolder('blog-pictures'));
  const local = await localPictures(posts, {
    cache: pictures,
    feedHost: USES.feed ? new URL(PUBLIC_FEED_HOST).hostname : '',
    publicFolder: 'public',
    warn: console.warn,
  });
  await Promise.all([bodies.prune(), pictures.prune()]);
  return {
    posts: local.posts,
    settings: USES.feed ? blogSettings() : undefined,
    digest: remote?.digest ?? '',
    pageSize: PAGE_SIZE,
    isRemote,
    fingerprint: (from, to) => fingerprint(outline.slice(from, to).filter((_, index) => isRemote(from + index))),
    related: relatedPosts(posts),
    pictures: local.files,
    readPicture: async (name) => unwrap(await pictures.read(name), name),
  };
}

function blogSettings(): BlogSettings {
  return {
    feed: feedSource(PUBLIC_FEED_HOST, PUBLIC_FEED_KEY),
    author: site.founder.name,
    fallbackImage: FALLBACK_PICTURE,
    blogPath: paths.blog,
    siteOrigin: siteOrigin(),
    pageSize: PAGE_SIZE,
  };
}

function warnOnce(line: string): void {
  if (line && !warnings.has(line)) console.warn(line);
  warnings.add(line);
}
