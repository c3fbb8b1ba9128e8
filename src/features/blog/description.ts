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
 * the text's first words. '' for a post without text.
 */
export function describePost(written: string, text: string): string {
  const own = written.length <= MAX_LENGTH && !GENERATED.test(written) && !text.startsWith(written.slice(0, 60));
  return written && own ? written : wholeWords(excerptOf(text, TARGET_LENGTH));
}

/** Returns the first 200 characters of a text, with an ellipsis if it is longer. */
export function excerptOf(text: string, length = EXCERPT_LENGTH): string {
  const characters = [...text];
  if (characters.length <= length) return text;
  return `${characters.slice(0, length).join('').trimEnd()}…`;
}

/** Returns a shortened excerpt up to its last whole word, unless its language has no spaces between words. */
export function wholeWords(excerpt: string): string {
  return excerpt.replace(/[\s,;:.]+\S{0,40}…$/, '…');
}

/** Returns the description to show above a post, or '' if it is long or the text's own beginning. */
export function standfirst({ description, excerpt }: Pick<Post, 'description' | 'excerpt'>): string {
  const begins = description.slice(0, 40);
  return description.length > MAX_STANDFIRST || excerpt.startsWith(begins) ? '' : description;
}
