import { shortHash } from '../../lib/hash.ts';

/** A post's fixed category. */
export const CATEGORY = 'AI Insights';

/** A post without its body, as a list of posts needs it. */
export interface PostOutline {
  /** 'rss-' and the 1-based position in the feed. */
  id: string;
  slug: string;
  title: string;
  /** The item's own address, or ''. */
  link: string;
  /** In the site's long form ('November 20, 2026') in UTC, or '' without a valid date. */
  date: string;
  /** The same day for machines (2026-11-20), or ''. */
  isoDate: string;
  /** The body as the feed has it: never shown before it is sanitized. */
  raw: string;
  /** The item's description as the feed has it, if it also has a content; or ''. */
  summary: string;
}

/** A post ready to be shown. */
export interface Post extends Omit<PostOutline, 'raw' | 'summary'> {
  author: string;
  category: typeof CATEGORY;
  /** The first 200 characters of the plain text, with an ellipsis if there are more. */
  excerpt: string;
  /** The writer's description in plain text; else the first whole sentences, or ''. */
  description: string;
  /** Sanitized HTML. */
  content: string;
  /** The address of the first picture in the content, or of the fixed fallback. */
  image: string;
  /** The date of its last change, if the writer gives one: in words, and for machines. */
  updated?: { date: string; isoDate: string };
  /** Its subjects, if the writer lists them. */
  tags?: readonly string[];
  /** The same picture in several widths, as a `srcset`; absent if there is only one. */
  imageSet?: string;
}

/** Returns a fingerprint of posts: the same while their titles, dates and bodies are. */
export function fingerprint(posts: readonly PostOutline[]): string {
  return shortHash(posts.map((post) => [post.slug, post.title, post.isoDate, post.raw].join('\n')).join('\f'));
}

/** Returns the address of a post below the blog's (`/blog/`). For islands, which don't load `paths`. */
export function postPath(blogPath: string, slug: string): string {
  return `${blogPath}${slug}/`;
}

/** The length that fits between a title and its text. */
const MAX_STANDFIRST = 180;

/** Returns the description to show above a post, or '' if it is long or the text's own beginning. */
export function standfirst({ description, excerpt }: Pick<Post, 'description' | 'excerpt'>): string {
  const begins = description.slice(0, 40);
  return description.length > MAX_STANDFIRST || excerpt.startsWith(begins) ? '' : description;
}

/** Words that an adult reads in a minute. */
const WORDS_PER_MINUTE = 220;
/** A post gets a list of contents from this many words or headings on. */
const LONG = { words: 900, headings: 4 };

const HEADING = /<h2([^>]*)>([\s\S]*?)<\/h2>/g;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', nbsp: ' ', quot: '"' };

/** A part of a post, and the id of its heading. */
export interface Part {
  id: string;
  title: string;
}

/** A sanitized body whose headings can be linked to. */
interface ReadablePost {
  content: string;
  /** Minutes that a reader needs, at least 1. */
  minutes: number;
  /** Its parts in order; empty for a short post. */
  contents: Part[];
}

/** Gives every heading of a sanitized body an id, lists them if the post is long, and counts the minutes it takes to read. */
export function withContents(body: string): ReadablePost {
  const parts: Part[] = [];
  const content = body.replace(HEADING, (_, attributes: string, inner: string) => {
    const own = /\bid="([^"]*)"/.exec(attributes)?.[1];
    const id = own ?? `part-${parts.length + 1}`;
    parts.push({ id, title: plainText(inner) });
    return `<h2${own === undefined ? ` id="${id}"` : ''}${attributes}>${inner}</h2>`;
  });
  const words = plainText(body).split(' ').filter(Boolean).length;
  const isLong = parts.length >= LONG.headings || (words > LONG.words && parts.length > 1);
  return { content, minutes: Math.max(1, Math.round(words / WORDS_PER_MINUTE)), contents: isLong ? parts : [] };
}

function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}

/** Returns a shortened excerpt up to its last whole word. */
export function wholeWords(excerpt: string): string {
  return excerpt.replace(/[\s,;:.]+\S*…$/, '…');
}
