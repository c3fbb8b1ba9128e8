import { countWords, plainText } from '../contents.ts';
import { isKeyword } from '../keywords.ts';
import type { Post } from '../post.ts';

const KEYWORDS = 5;
const TITLE_WEIGHT = 3;

/** Counts a post's words and picks the five keywords that it uses most. Those of the title count three times. */
export function postFacts({ title, content }: Pick<Post, 'title' | 'content'>) {
  const text = plainText(content);
  const counts = new Map<string, number>();
  for (const word of keywordsIn([text, ...Array<string>(TITLE_WEIGHT).fill(title)].join(' ')))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  // A plural counts as its singular, if the text has both.
  for (const [word, times] of counts) {
    const singular = word.replace(/s$/, '');
    if (singular === word || !counts.has(singular)) continue;
    counts.set(singular, (counts.get(singular) ?? 0) + times);
    counts.delete(word);
  }
  const ranked = [...counts].toSorted(([a, m], [b, n]) => n - m || a.localeCompare(b));
  return { words: countWords(text), keywords: ranked.slice(0, KEYWORDS).map(([word]) => word) };
}

function keywordsIn(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu) ?? [];
  return words.map((word) => word.replace(/[’']s$/, '')).filter(isKeyword);
}
