import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { convert } from 'fontverter';
import sharp from 'sharp';
import { type } from '../../styles/type.ts';

const require = createRequire(import.meta.url);

/** The face for letters that the display face lacks. */
const OTHER = { name: 'Tinos', source: '@fontsource/tinos/files/tinos-latin-400-normal.woff2' };
/** Scripts that are set as a whole in the other face, digits and signs included. */
const OTHER_SCRIPT = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;
/** The parts that an installed font is split into, by the letters that they have. */
const SUBSETS = ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext'];

/** Returns the families for a text, in the order in which they are tried for each letter. */
export function familiesFor(text: string): string {
  return OTHER_SCRIPT.test(text) ? OTHER.name : `${type.display.name}, ${OTHER.name}`;
}

/** The files of both faces, every subset that is installed. */
export const fontFiles = [type.display, OTHER].flatMap(({ source }) => {
  const latin = require.resolve(source);
  return SUBSETS.map((subset) => latin.replace('-latin-', `-${subset}-`)).filter(existsSync);
});

let registered: Promise<unknown> | undefined;

/** Makes both faces known to the text renderer of sharp, for this process. */
export function registerFonts(): Promise<unknown> {
  return (registered ??= registerAll());
}

/** Unpacks the fonts, because the renderer reads no WOFF2, and sets a letter in each. */
async function registerAll(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'card-fonts-'));
  process.on('exit', () => rmSync(folder, { recursive: true }));
  for (const file of fontFiles) {
    const fontfile = join(folder, `${basename(file, '.woff2')}.ttf`);
    await writeFile(fontfile, await convert(await readFile(file), 'sfnt'));
    await sharp({ text: { text: 'a', fontfile } }).toBuffer();
  }
}
