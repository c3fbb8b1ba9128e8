import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The installed families that have what the site's own lack; the scripts that each is asked for, as satori names them. */
const FAMILIES: Record<string, readonly string[]> = {
  'noto-serif': ['unknown'],
  'noto-serif-hebrew': ['he-IL'],
  'noto-sans-arabic': ['ar-AR'],
  'hina-mincho': ['ja-JP'],
  'song-myung': ['ko-KR'],
  'zcool-xiaowei': ['zh-CN', 'zh-TW', 'zh-HK'],
};

export interface FallbackFont {
  name: string;
  data: Buffer;
  weight: 400;
}

/**
 * Fonts with the letters of a text that the site's own font does not draw. `script` is satori's guess, or several with
 * `|` between them. A letter that no installed font has is left out, and reported through `missing`.
 */
export async function fallbackFonts(
  script: string,
  text: string,
  missing: (letter: string) => void,
): Promise<FallbackFont[]> {
  const asked = script.split('|');
  const all = Object.keys(FAMILIES);
  const fit = all.filter((family) => FAMILIES[family]?.some((name) => asked.includes(name)));
  const files = new Set<string>();
  for (const letter of new Set(text)) {
    // The tables promise now and then what a file does not hold; of several that fit, one has it.
    const fitting = filesWith(fit, letter);
    const found = fitting.length > 0 ? fitting : filesWith(all, letter).slice(0, 1);
    for (const file of found) files.add(file);
    if (found.length === 0 && letter.trim()) missing(letter);
  }
  return Promise.all(
    Array.from(files, async (file) => ({
      name: file,
      data: await readFile(require.resolve(file)),
      weight: 400 as const,
    })),
  );
}

function filesWith(families: readonly string[], letter: string): string[] {
  return families.map((family) => fileWith(family, letter)).filter((file) => file !== undefined);
}

/** The file of a family that holds a letter; a family is cut into many, each for a part of its letters. */
function fileWith(family: string, letter: string): string | undefined {
  const code = letter.codePointAt(0) ?? 0;
  const subset = rangesOf(family).find(({ ranges }) => ranges.some(([from, to]) => from <= code && code <= to))?.subset;
  return subset && `@fontsource/${family}/files/${family}-${subset}-400-normal.woff`;
}

interface Subset {
  subset: string;
  ranges: (readonly [from: number, to: number])[];
}

const known = new Map<string, Subset[]>();

function rangesOf(family: string): Subset[] {
  const found = known.get(family) ?? readRanges(family);
  known.set(family, found);
  return found;
}

/** Fontsource writes them as style sheets do: `U+0590-05FF,U+20AA`; numbered parts as `[12]`. */
function readRanges(family: string): Subset[] {
  const table = require(`@fontsource/${family}/unicode.json`) as Record<string, string>;
  return Object.entries(table).map(([name, list]) => ({
    subset: name.replace(/^\[(.*)\]$/, '$1'),
    ranges: list.split(',').map((range) => {
      const [from = '', to = from] = range.replace(/^U\+/i, '').split('-');
      return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
    }),
  }));
}
