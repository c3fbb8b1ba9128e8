import { pause } from './pause.ts';
import { crossLink } from './cross-links.ts';
import { formatDate, parseDate } from './read/dates.ts';
import type { Feed } from './read/feed.ts';
import type { FeedItem } from './read/feed-item.ts';
import { isSmall } from './clean/pictures.ts';
import type { Sanitizer } from './clean/sanitizer.ts';
import { describePost, excerptOf } from './description.ts';
import { newestFirst } from './newest-first.ts';
import { type BlogSettings, drawingOf, type Post, type PostOutline, postPath } from './post.ts';
import { escapeXml } from '../../lib/escape.ts';
import { isEnglish, words as labels } from '../../locale.ts';
import { assignSlugs, slugBase } from './read/slug.ts';

/** The site's own figures explain a post; they are never its picture. */
const FIGURES = '/art/figures-';
const UNTITLED_WORDS = 8;
/** The part of a body that is searched for the title of an untitled post, in characters. */
const UNTITLED_SOURCE = 4000;
/** Matches a body that begins with a card of Ghost or WordPress, after its picture. */
const BEGINS_WITH_CARD =
  /^\s*(?:<!--[^>]*>\s*|<img[^>]*>\s*)*<\w+ [^>]*class="[^"]*(?:kg-card|wp-block-(?:cover|buttons?|media))/;

/** Merges feeds into one, newest first. */
export function mergeFeeds(feeds: readonly Feed[], timeZone: string): Feed {
  const lists = feeds.map(({ items }) => items);
  return { link: feeds[0]?.link ?? '', items: newestFirst(lists, ({ pubDate }) => parseDate(pubDate, timeZone)) };
}

/** Returns the posts of a feed without their bodies, in its order, their days in the site's time zone. */
export async function outlinePosts(
  feed: Feed,
  { html, timeZone }: Pick<PostContext, 'html' | 'timeZone'>,
): Promise<PostOutline[]> {
  const posts = [];
  for (const item of feed.items) {
    await pause();
    const post = { title: titleOf(item, html), link: item.link, time: parseDate(item.pubDate, timeZone) };
    posts.push({ ...post, base: item.own?.slug ?? slugBase(post), item });
  }
  const slugs = assignSlugs(posts);
  await pause();
  return posts.map(({ title, link, time, item }, i) => ({
    id: `rss-${i + 1}`,
    slug: slugs[i] ?? '',
    title,
    link: link || feed.link,
    raw: item.content,
    summary: item.summary,
    picture: item.picture,
    own: item.own,
    ...formatDate(time, timeZone),
  }));
}

export interface PostContext extends Pick<BlogSettings, 'author' | 'timeZone' | 'drawings' | 'blogPath'> {
  html: Sanitizer;
  /** The feed's address: the base of relative addresses in a post without a link. */
  feedUrl: string;
}

/** Returns the post at a position of the outline, with its body sanitized and its links to other posts set. */
export function completePost(posts: readonly PostOutline[], index: number, context: PostContext): Post {
  const { raw, summary, picture, own, ...outline } = posts[index] as PostOutline;
  const base = outline.link || context.feedUrl;
  const { element, text, lost } = context.html.body(raw, base);
  const attached = () => picture && context.html.body(`<img src="${escapeXml(picture)}">`, base).element;
  const image =
    own?.image || firstPicture(element) || firstPicture(attached()) || drawingOf(outline.slug, context.drawings);
  const description = describePost(summary && context.html.text(summary), text);
  // The words that say nothing are known in English only.
  if (isEnglish) crossLink(element, index, posts, (slug) => postPath(context.blogPath, slug));
  return {
    ...outline,
    author: context.author,
    category: labels.category,
    excerpt: excerptOf(summary && BEGINS_WITH_CARD.test(raw) ? description : text),
    description,
    content: element.innerHTML.trim(),
    image,
    ...(lost.length > 0 && { lost }),
  };
}

function firstPicture(body: HTMLElement | '' | undefined): string | undefined {
  const images = Array.from(body ? body.getElementsByTagName('img') : []);
  return images
    .filter((image) => !isSmall(image))
    .map((image) => image.getAttribute('src') ?? '')
    .find((src) => !src.includes(FIGURES));
}

function titleOf(item: FeedItem, html: Sanitizer): string {
  const title = html.text(item.title);
  if (title) return title;
  const words = html.text(item.content.slice(0, UNTITLED_SOURCE)).split(' ');
  const start = words.slice(0, UNTITLED_WORDS).join(' ').slice(0, 80);
  return start ? start + (words.length > UNTITLED_WORDS ? '…' : '') : labels.untitled;
}
