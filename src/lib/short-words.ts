/** The words of one letter that a line may not end with, by language. */
const SHORT_WORDS: Readonly<Record<string, string>> = { cs: 'aikosuvz', pl: 'aiouwz', sk: 'aikosuvz' };

/** Returns the positions of the spaces in a text that must not break in a language, because a word of one letter is before them. */
export function spacesToKeep(text: string, language: string): number[] {
  const letters = SHORT_WORDS[new Intl.Locale(language).language];
  if (!letters) return [];
  return [...text.matchAll(new RegExp(`(?<![\\p{L}\\p{N}’'.-])[${letters}](?= )`, 'giu'))].map(
    ({ index }) => index + 1,
  );
}
