/** Syllables of a language, from which words are made that its readers and a launch check recognize. */
interface Syllables {
  short: readonly string[];
  starts: readonly string[];
  stems: readonly string[];
  ends: readonly string[];
}

export const POLISH: Syllables = {
  short: ['i', 'w', 'z', 'na', 'do', 'się', 'nie', 'jak', 'że', 'jest', 'przez', 'oraz', 'który', 'tylko'],
  starts: ['prze', 'wy', 'do', 'za', 'po', 'roz', 'przy', 'od'],
  stems: ['pisywa', 'rozumie', 'liczan', 'mówie', 'szukiwa', 'prowadze', 'kształce', 'wiązywa', 'żywie', 'grywa'],
  ends: ['nie', 'nia', 'niem', 'niach', 'nego', 'niami'],
};

export const GERMAN: Syllables = {
  short: ['und', 'in', 'mit', 'auf', 'die', 'der', 'das', 'nicht', 'ist', 'für', 'wir', 'sie', 'einen', 'über'],
  starts: ['ver', 'be', 'ge', 'auf', 'ein', 'vor', 'ent', 'um'],
  stems: ['arbeit', 'handl', 'stell', 'richt', 'sprech', 'führ', 'schätz', 'größer', 'zeichn', 'wend'],
  ends: ['ung', 'ungen', 'en', 'er', 'lich', 'barkeit'],
};

/** Returns a replacement of words by invented ones of about the same length, the same for each word. Names and acronyms stay. */
export function fillerOf({ short, starts, stems, ends }: Syllables): (words: string) => string {
  const known = new Map<string, string>();
  const used = new Set<string>();
  const invent = (word: string, at: number): string => {
    if (word.length < 4) {
      const fitting = short.filter(({ length }) => length <= word.length + 1);
      return fitting[at % fitting.length] ?? word;
    }
    const one = (list: readonly string[], every: number) => list[Math.floor(at / every) % list.length] ?? '';
    const invented = one(starts, 1) + one(stems, starts.length) + one(ends, starts.length * stems.length);
    return invented.slice(0, Math.max(4, word.length));
  };
  const replaced = (word: string): string => {
    if (word.length > 1 && word === word.toUpperCase()) return word;
    const lower = word.toLowerCase();
    if (!known.has(lower)) {
      const tries = Array.from({ length: 99 }, (_, more) => invent(lower, known.size + more));
      known.set(lower, tries.find((one) => !used.has(one)) ?? tries[0] ?? word);
    }
    const other = known.get(lower) ?? word;
    used.add(other);
    return word === lower ? other : other.charAt(0).toUpperCase() + other.slice(1);
  };
  return (words) => words.replace(/[\p{L}’']*\p{L}/gu, (word) => replaced(word));
}
