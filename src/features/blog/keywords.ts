import stopWords from './stop-words.json';

/** Words that say nothing about what a text is about, shorter ones left out. */
const STOP_WORDS = new Set(stopWords.join(' ').split(' '));
const MIN_LENGTH = 4;

/** Returns the words that say what a text is about, each once, longest first, because longer words say more. */
export function keywordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}[\p{L}-]+/gu) ?? [];
  return [...new Set(words)]
    .filter((word) => word.length >= MIN_LENGTH && !STOP_WORDS.has(word))
    .sort((a, b) => b.length - a.length);
}
