const SHORT = 'i w z na do się nie jak że jest przez oraz który tylko'.split(' ');
const STARTS = 'prze wy do za po roz przy od'.split(' ');
const STEMS = 'pisywa rozumie liczan mówie szukiwa prowadze kształce wiązywa żywie grywa'.split(' ');
const ENDS = 'nie nia niem niach nego niami'.split(' ');

/** Returns a replacement of words by invented Polish ones of about the same length, the same for each word. Acronyms stay. */
export function polish(): (words: string) => string {
  const known = new Map<string, string>();
  const invent = (word: string): string => {
    const at = known.size;
    const one = (list: readonly string[], every: number) => list[Math.floor(at / every) % list.length] ?? '';
    if (word.length < 4)
      return (
        one(
          SHORT.filter(({ length }) => length <= word.length + 1),
          1,
        ) || word
      );
    const invented = one(STARTS, 1) + one(STEMS, STARTS.length) + one(ENDS, STARTS.length * STEMS.length);
    return invented.slice(0, Math.max(4, word.length));
  };
  return (words) =>
    words.replace(/[\p{L}’']*\p{L}/gu, (word) => {
      if (word.length > 1 && word === word.toUpperCase()) return word;
      const lower = word.toLowerCase();
      const other = known.get(lower) ?? invent(lower);
      known.set(lower, other);
      return word === lower ? other : other.charAt(0).toUpperCase() + other.slice(1);
    });
}
