import stopWords from './stop-words.json';

/** Words that say nothing about what a text is about, shorter ones left out. */
const STOP_WORDS = new Set(stopWords.join(' ').split(' '));
const MIN_LENGTH = 4;

/** Returns the words that say what a text is about, each once, longest first, because longer words say more. */
export function keywordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}[\p{L}-]+/gu) ?? [];
  return [...new Set(words)].filter(isKeyword).sort((a, b) => b.length - a.length);
}

/** Returns whether a word in lower case can say what a text is about. */
export function isKeyword(word: string): boolean {
  return word.length >= MIN_LENGTH && !STOP_WORDS.has(word) && !/^\d/.test(word);
}
