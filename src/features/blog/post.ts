import { shortHash } from '../../lib/hash.ts';

/** A post's fixed category. */
export const CATEGORY = 'AI Insights';

/** What a list of posts needs to know of each before any body is read. */
export interface PostOutline {
  /** 'rss-' and the 1-based position in the feed. */
  id: string;
  slug: string;
  title: string;
  /** The item's own address; '' where it has none. */
  link: string;
  /** US long form ('November 20, 2026'), in UTC; '' where the feed gives no valid date. */
  date: string;
  /** The same day for machines (2026-11-20), or ''. */
  isoDate: string;
  /** The body as the feed has it: never shown before it is sanitised. */
  raw: string;
  /** The item's description beside its content, as the feed has it, or ''. */
  summary: string;
}

/** A post ready to be shown. */
export interface Post extends Omit<PostOutline, 'raw' | 'summary'> {
  author: string;
  category: typeof CATEGORY;
  /** The first 200 characters of the plain text, with an ellipsis where there are more. */
  excerpt: string;
  /** What the writer says it is about, in a sentence or two of plain text; else its first whole sentences, or ''. */
  description: string;
  /** Sanitised HTML. */
  content: string;
  /** The address of the first picture in the content, or of the fixed fallback. */
  image: string;
  /** The same picture in several widths, as a `srcset`; absent where there is only one. */
  imageSet?: string;
}

/** Tells whether posts are still the same: equal while titles, dates and bodies are. */
export function fingerprint(posts: readonly PostOutline[]): string {
  return shortHash(posts.map((post) => [post.slug, post.title, post.date, post.raw].join('\n')).join('\f'));
}

/** The address of a post below the blog's own (`/blog/`). */
export function postPath(blogPath: string, slug: string): string {
  return `${blogPath}${slug}/`;
}

/** The most that stands between a title and its text. */
const STANDFIRST = 180;

/** What the writer says a post is about, to be read before it; '' where it is the text's own beginning, or long. */
export function standfirst({ description, excerpt }: Pick<Post, 'description' | 'excerpt'>): string {
  const begins = description.slice(0, 40);
  return description.length > STANDFIRST || excerpt.startsWith(begins) ? '' : description;
}
