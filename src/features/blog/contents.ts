import { escapeXml } from '../../lib/escape.ts';
import type { Post } from './post.ts';

/** Words that an adult reads in a minute. */
const WORDS_PER_MINUTE = 220;
/** A post gets a list of contents from this many words or headings on. */
const LONG = { words: 900, headings: 4 };

const HEADING = /<h2([^>]*)>([\s\S]*?)<\/h2>/g;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', nbsp: ' ', quot: '"' };

/** Matches a picture in a paragraph or a figure of its own, without a caption. */
const PICTURE = /<(p|figure)(?: [^>]*)?>\s*<img(?=[^>]*\ssrc="([^"]*)")(?=[^>]*\salt="([^"]*)"|)[^>]*>\s*<\/\1>\s*/g;
/** Matches a picture at the beginning that nothing contains, as Ghost sets a post's picture. */
const BARE = /^\s*(<img[^>]*>)(?=\s*<(?:p|h\d|div|figure|ul|ol|blockquote)\b)/;
const LEDE = /^\s*<p(?: [^>]*)?>(?!\s*<img)[\s\S]{1,1200}?<\/p>/;

/**
 * Removes the post's picture from a sanitized body, because its head shows it. Gives every heading an id, lists
 * them if the post is long, and counts the minutes it takes to read.
 */
export function readablePost({ content, image }: Pick<Post, 'content' | 'image'>) {
  const parts: { id: string; title: string }[] = [];
  let alt: string | undefined;
  const shown = content
    .replace(BARE, '<p>$1</p>')
    .replace(PICTURE, (all, _tag: string, src: string, described: string | undefined) => {
      if (alt !== undefined || src !== escapeXml(image)) return all;
      alt = plainText(described ?? '');
      return '';
    });
  const body = shown.replace(HEADING, (_, attributes: string, inner: string) => {
    const own = /\bid="([^"]*)"/.exec(attributes)?.[1];
    const id = own ?? `part-${parts.length + 1}`;
    parts.push({ id, title: plainText(inner) });
    return `<h2${own === undefined ? ` id="${id}"` : ''}${attributes}>${inner}</h2>`;
  });
  const words = countWords(plainText(content));
  const isLong = parts.length >= LONG.headings || (words > LONG.words && parts.length > 1);
  return {
    body,
    /** The description of the picture, or ''. */
    alt: alt ?? '',
    /** Whether it begins with a paragraph of text, unless that is very long. */
    hasLede: LEDE.test(body),
    minutes: Math.max(1, Math.round(words / WORDS_PER_MINUTE)),
    contents: isLong ? parts : [],
  };
}

/** The letters of languages without spaces between words, and how many of them take as long to read as a word. */
const UNSPACED = [
  { letters: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu, perWord: 2 },
  { letters: /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu, perWord: 5 },
];

/** Returns the number of words of a text, as long as they take to read. */
export function countWords(text: string): number {
  const unspaced = UNSPACED.map(({ letters, perWord }) => (text.match(letters)?.length ?? 0) / perWord);
  const spaced = UNSPACED.reduce((left, { letters }) => left.replace(letters, ''), text);
  return spaced.split(' ').filter(Boolean).length + Math.round(unspaced.reduce((sum, words) => sum + words));
}

/** Returns the words of a sanitized body, with spaces between its elements. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}
