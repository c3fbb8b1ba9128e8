import { hashOf, shortHash } from '../../lib/hash.ts';
import type { FeedSource } from './read/fetch-feed.ts';

/** The number of posts in the site's own feed and in llms.txt. The blog's pages list all. */
export const NEWEST_POSTS = 50;

/** A post without its body, as a list of posts needs it. */
export interface PostOutline {
  /** 'rss-' and the 1-based position in the feed. */
  id: string;
  slug: string;
  title: string;
  /** The item's own address, or ''. */
  link: string;
  /** In the site's long form ('November 20, 2026') and time zone, or '' without a valid date. */
  date: string;
  /** The same day for machines (2026-11-20), or ''. */
  isoDate: string;
  /** The body as the feed has it: never shown before it is sanitized. */
  raw: string;
  /** The item's description as the feed has it, if it also has a content; or ''. */
  summary: string;
  /** The address of the picture that the item has next to its body, if any. */
  picture?: string | undefined;
  own?: OwnPost | undefined;
}

/** What a Markdown post has that a feed's item hasn't. Only the build sees it. */
export interface OwnPost {
  slug: string;
  /** What its page shows beside the post. */
  facts: Pick<Post, 'updated' | 'tags'>;
  /** The address of the drawing that the writer has chosen, if any. */
  drawn?: string | undefined;
  /** Its file, for messages. */
  file: string;
  /** Its picture as the writer names it, or ''. */
  image: string;
}

export interface Post extends Omit<PostOutline, 'raw' | 'summary' | 'picture' | 'own'> {
  author: string;
  category: string;
  /** The first 200 characters of the plain text, with an ellipsis if there are more. */
  excerpt: string;
  /** The writer's description in plain text; else the first words of the text, or ''. */
  description: string;
  /** Sanitized HTML. */
  content: string;
  /** The address of the first picture in the content that isn't small, of the feed's own for the post, or of a drawing. */
  image: string;
  /** The tags of players and pictures in the body that can't be shown, if any. */
  lost?: string[];
  /** The date of its last change, if the writer gives one: in words, and for machines. */
  updated?: { date: string; isoDate: string };
  tags?: readonly string[];
  /** The same picture in several widths, as a `srcset`; absent if there is only one. */
  imageSet?: string;
}

/** The settings with which an island reads the feed: plain values, so that they can be its props. */
export interface BlogSettings {
  feed: FeedSource;
  author: string;
  /** The site's: posts have the same days in every reader's browser. */
  timeZone: string;
  /** The addresses of the drawings for posts without a picture. */
  drawings: readonly string[];
  /** The address of the blog, with a slash at its end; a post’s is below it. */
  blogPath: string;
  siteOrigin: string;
  pageSize: number;
}

/** Returns a post's fingerprint: the same while its title, date and body are. */
export function fingerprint({ slug, title, isoDate, raw, picture }: PostOutline): string {
  return shortHash([slug, title, isoDate, raw, picture].join('\n'));
}

/** Returns the fingerprint of a list of posts from the fingerprints of each. */
export function listFingerprint(prints: readonly string[]): string {
  return shortHash(prints.join());
}

/** Returns the address of a post below the blog's (`/blog/`). For islands, which don't load `paths`. */
export function postPath(blogPath: string, slug: string): string {
  return `${blogPath}${slug}/`;
}

/** Returns the drawing of a post without a picture: always the same one for an address, from those that the site has. */
export function drawingOf(slug: string, drawings: readonly string[]): string {
  return drawings[hashOf(slug) % drawings.length] ?? '';
}
