const MAX_LENGTH = 300;
const TARGET_LENGTH = 155;
/** Endings that blog software adds to a generated excerpt. */
const GENERATED = /(?:\[?(?:…|\.\.\.|&hellip;)\]?|appeared first on .*|read more\W*|continue reading.*)$/i;

/**
 * Returns a one-line description of a post: the author's own, unless it only repeats the beginning of the text; otherwise
 * the first whole sentences, about 155 characters. '' for a post without text.
 */
export function describe(written: string, text: string): string {
  const own = written.length <= MAX_LENGTH && !GENERATED.test(written) && !text.startsWith(written.slice(0, 60));
  return written && own ? written : firstSentences(text);
}

function firstSentences(text: string): string {
  const sentences = text.slice(0, 1000).match(/[^.!?…]+(?:[.!?…]+["”’)]*(?=\s|$)|[.!?…]+(?=\S)|$)/g) ?? [];
  let description = '';
  for (const sentence of sentences) {
    if (description && (description + sentence).length > TARGET_LENGTH) break;
    description += sentence;
  }
  description = description.trim();
  return description.length <= MAX_LENGTH
    ? description
    : `${description.slice(0, TARGET_LENGTH).replace(/\s+\S*$/, '')}…`;
}
