import type { Post } from './post.ts';

const EXCERPT_LENGTH = 200;
const MAX_LENGTH = 300;
const TARGET_LENGTH = 155;
/** The length that fits between a title and its text. */
const MAX_STANDFIRST = 180;
/** Endings that blog software adds to a generated excerpt. */
const GENERATED = /(?:\[?(?:…|\.\.\.|&hellip;)\]?|appeared first on .*|read more\W*|continue reading.*)$/i;

/**
 * Returns a one-line description of a post: the author's own, unless it only repeats the beginning of the text; otherwise
 * the first whole sentences, about 155 characters. '' for a post without text.
 */
export function describePost(written: string, text: string): string {
  const own = written.length <= MAX_LENGTH && !GENERATED.test(written) && !text.startsWith(written.slice(0, 60));
  return written && own ? written : firstSentences(text);
}

function firstSentences(text: string): string {
  let description = '';
  for (const [sentence] of text.matchAll(/[^.!?…]+(?:[.!?…]+["”’)]*(?=\s|$)|[.!?…]+(?=\S)|$)/g)) {
    if (description && (description + sentence).length > TARGET_LENGTH) break;
    description += sentence;
  }
  description = description.trim();
  return description.length <= MAX_LENGTH
    ? description
    : `${description.slice(0, TARGET_LENGTH).replace(/\s\S*$/, '')}…`;
}

/** Returns the first 200 characters of a text, with an ellipsis if it is longer. */
export function excerptOf(text: string): string {
  const characters = [...text];
  if (characters.length <= EXCERPT_LENGTH) return text;
  return `${characters.slice(0, EXCERPT_LENGTH).join('').trimEnd()}…`;
}

/** Returns a shortened excerpt up to its last whole word. */
export function wholeWords(excerpt: string): string {
  return excerpt.replace(/[\s,;:.]+\S*…$/, '…');
}

/** Returns the description to show above a post, or '' if it is long or the text's own beginning. */
export function standfirst({ description, excerpt }: Pick<Post, 'description' | 'excerpt'>): string {
  const begins = description.slice(0, 40);
  return description.length > MAX_STANDFIRST || excerpt.startsWith(begins) ? '' : description;
}
