import type { Post } from './post.ts';

const EXCERPT_LENGTH = 200;
const MAX_LENGTH = 300;
const TARGET_LENGTH = 155;
/** The length that fits between a title and its text. */
const MAX_STANDFIRST = 180;
/** Endings that blog software adds to a generated excerpt. */
const GENERATED = /(?:\[?(?:…|\.\.\.|&hellip;)\]?|appeared first on .*|read more\W*|continue reading.*)$/i;

/** Matches the marks that end a sentence: the text ends there, or white space and a capital follow. */
const SENTENCE_END = /[.!?…؟۔।]+["”’)»\]]*(?=\s+["“„‘«([¿¡]*[\p{Lu}\p{Lt}\p{Lo}]|$)|[。！？]+[」』”]*|$/gu;
/** Matches a text that ends with an abbreviation or an initial, without its point. */
const ABBREVIATION =
  /(?:^|[^\p{L}\p{N}.])(?:\p{L}|(?:\p{L}{1,3}\.)+\p{L}{1,3}|profs?|nos?|vols?|figs?|eq|sec|chap|app|eds?|etc|inc|co|corp|llc|dept|govt|est|approx|ca|al|gen|col|capt|gov|sen|rep|rev|hon|messrs|mevr|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|mon|tues?|wed|thurs?|fri|ave|tel|ext|resp|incl|inkl|excl|avg|min|max|oz|viz|art|mio|mia|usw|osv|str|ee|uu)$/iu;
/** Matches a text that ends with what looks like one: a short name, no vowel, a Roman numeral, or a day ("den 3. Maj"). */
const PERHAPS_ABBREVIATION =
  /(?:^|[^\p{L}\p{N}.])(?:\p{Lu}\p{Ll}{1,3}|(?=\p{L}*\p{Ll})[b-df-hj-np-tv-xzßB-DF-HJ-NP-TV-XZ]{2,5}|[IVX]+|[12]?\d|3[01])$/u;

/**
 * Returns a one-line description of a post: the author's own, unless it only repeats the beginning of the text; otherwise
 * the first whole sentences, about 155 characters. '' for a post without text.
 */
export function describePost(written: string, text: string): string {
  const own = written.length <= MAX_LENGTH && !GENERATED.test(written) && !text.startsWith(written.slice(0, 60));
  return written && own ? written : firstSentences(text);
}

function firstSentences(text: string): string {
  const start = text.replace(/^[\s.!?…]+/, '');
  let end = 0;
  for (const { index, 0: marks } of start.matchAll(SENTENCE_END)) {
    const next = index + marks.length;
    const before = start.slice(Math.max(0, index - 12), index);
    const isAbbreviated = ABBREVIATION.test(before) || PERHAPS_ABBREVIATION.test(before);
    if (marks === '.' && next < start.length && isAbbreviated) continue;
    if (end > 0 && next > TARGET_LENGTH) break;
    end = next;
  }
  return end <= MAX_LENGTH ? start.slice(0, end) : wholeWords(excerptOf(start, TARGET_LENGTH));
}

/** Returns the first 200 characters of a text, with an ellipsis if it is longer. */
export function excerptOf(text: string, length = EXCERPT_LENGTH): string {
  const characters = [...text];
  if (characters.length <= length) return text;
  return `${characters.slice(0, length).join('').trimEnd()}…`;
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
