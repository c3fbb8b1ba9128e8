import type { Loader, LoaderContext } from 'astro/loaders';
import { JSDOM } from 'jsdom';
import { digestOf } from '../../../lib/files/cache.ts';
import { siteOrigin } from '../../../lib/net/site-origin.ts';
import { paths } from '../../../paths.ts';
import { createSanitizer } from '../clean/sanitizer.ts';
import { LINKED_POSTS } from '../cross-links.ts';
import { drawingOf } from '../drawings.ts';
import { pause } from '../pause.ts';
import { completePost, mergeFeeds, outlinePosts, type PostContext } from '../pipeline.ts';
import { fingerprint, type PostOutline } from '../post.ts';
import type { Feed } from '../read/feed.ts';
import type { FeedItem } from '../read/feed-item.ts';
import type { FeedSource } from '../read/fetch-feed.ts';
import type { BuiltPost } from './built-post.ts';
import { CODE_VERSION } from './code-version.ts';
import { type Entry, loadAndWatch, pictureOptions, refusal, replaceEntries } from './collection.ts';
import { drawings } from './drawing-names.ts';
import { localPictures } from './local-pictures.ts';
import { pictureAddress, readMarkdown } from './markdown.ts';
import { ownItems, POSTS_FOLDER, postSchema, unpublishedReason } from './own-posts.ts';
import { readRemoteFeed } from './remote-feed.ts';

interface PostsLoaderOptions {
  folder?: string;
  uses: { feed: boolean; posts: boolean };
  /** The feed's address; used only with a feed. */
  source: FeedSource;
  /** Lets a feed that can't be read empty the blog instead of stopping the build. */
  optional: boolean;
  author: string;
  /** Returns a warning about the Markdown posts that the blog doesn't show, or ''. */
  hiddenWarning: (own: number) => string;
}

/** Loads the blog: one entry per post, ready to be shown, newest first. */
export function postsLoader(options: PostsLoaderOptions): Loader {
  const { folder = POSTS_FOLDER, uses, source, optional } = options;
  return {
    name: 'posts',
    async load(context) {
      const isDev = context.watcher !== undefined;
      const remote = uses.feed
        ? await readRemoteFeed({ source, optional, isDev, logger: context.logger })
        : { link: '', items: [], digest: '' };
      if (!remote) return;
      await loadAndWatch(folder, context, async () => {
        const own = { link: '', items: await readOwnItems(folder, context, options) };
        const feed = mergeFeeds([...(uses.feed ? [remote] : []), ...(uses.posts ? [own] : [])]);
        replaceEntries(context.store, await makeEntries(feed, remote.digest, context, options));
      });
    },
  };
}

/** Returns the Markdown posts that the blog may show, newest first. Logs which it doesn't, and why. */
async function readOwnItems(
  folder: string,
  context: LoaderContext,
  { uses, hiddenWarning }: PostsLoaderOptions,
): Promise<FeedItem[]> {
  const files = await readMarkdown(folder, postSchema, context, refusal(context));
  const now = new Date();
  const held = context.watcher ? [] : files.filter(({ data }) => unpublishedReason(data, now));
  const names = held.map(({ id, data }) => `${id}.md (${unpublishedReason(data, now)})`);
  const shown = files.filter((file) => !held.includes(file));
  const warnings = [
    names.length > 0 && `Not published yet: ${names.join(', ')}.`,
    hiddenWarning(shown.filter(({ data }) => !data.sample).length),
    uses.posts && !uses.feed && shown.length === 0 && `${folder} has no posts: the blog is empty.`,
  ];
  for (const warning of warnings) if (warning) context.logger.warn(warning);
  return ownItems(shown, now);
}

/** Makes the entries of a feed's posts. Keeps the last build's entry of a post that hasn't changed. */
async function makeEntries(
  feed: Feed,
  feedDigest: string,
  context: LoaderContext,
  { uses, source: { url }, author }: PostsLoaderOptions,
): Promise<Entry[]> {
  const window = new JSDOM('').window as unknown as Window & typeof globalThis;
  const tools: PostContext = {
    html: createSanitizer(window, { siteOrigin: siteOrigin() }),
    author,
    feedUrl: url,
    drawings,
    postPath: paths.post,
  };
  const outline = await outlinePosts(feed, tools.html);
  const posts: (MadePost & { digest: string; made: MadePost })[] = [];
  for (const [index, item] of outline.entries()) {
    const digest = digestOf(CODE_VERSION, siteOrigin(), author, item.own ? '' : url, ...inputsOf(outline, index));
    const { own, id, slug, title, link, date, isoDate } = item;
    const known = context.store.get(slug);
    const post =
      known?.digest === digest ? madeFrom(known) : await makePost(outline, index, tools).catch(refusal(context));
    if (!post) continue;
    if (post.lost) context.logger.warn(`The post "${title}" can't show ${[...new Set(post.lost)].join(', ')}.`);
    const remote = own ? {} : { remote: { feed: feedDigest, post: fingerprint(item) } };
    const made = { ...post, id, slug, title, link, date, isoDate, ...own?.facts, ...remote };
    posts.push({ ...made, digest, made });
  }
  const options = pictureOptions(context, uses.feed ? new URL(url).hostname : '');
  const shown = await localPictures(posts, options);
  await options.cache.prune();
  return shown.map(({ digest, made, ...post }) => {
    const isChanged = post.content !== made.content || post.image !== made.image;
    return { id: post.slug, digest, data: post, ...(isChanged && { body: JSON.stringify(made) }) };
  });
}

type MadePost = Omit<BuiltPost, 'pictures'>;

/** Returns the post of an entry, as it was before its pictures were fetched. */
function madeFrom({ data, body }: Entry): MadePost {
  return body ? (JSON.parse(body) as MadePost) : (data as unknown as MadePost);
}

/** Returns all that a post is made from. Only the first posts link to others, and so depend on them. */
function inputsOf(outline: readonly PostOutline[], index: number): unknown[] {
  const { id: _, slug, own, ...item } = outline[index] as PostOutline;
  const others = index < LINKED_POSTS ? outline.map(({ slug: other, title }) => [other, title]) : [];
  return [paths.post(slug), item, own?.digest, own?.drawn, others];
}

async function makePost(outline: readonly PostOutline[], index: number, context: PostContext): Promise<MadePost> {
  await pause(); // jsdom's documents are garbage-collected between tasks only
  const item = outline[index] as PostOutline;
  const { own } = item;
  if (own) {
    item.raw = await own.render();
    own.image &&= pictureAddress(own.image, own.file);
  }
  const drawn = own?.drawn ?? drawingOf(item.slug, drawings);
  return { ...completePost(outline, index, { ...context, drawings: [drawn] }), drawn };
}
