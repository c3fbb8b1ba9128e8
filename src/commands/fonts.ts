/**
 * Cuts the two families of `src/styles/type.ts` to the characters below, and writes the metrics of their fallbacks to
 * `src/styles/fonts`, which is committed. Run `npm run fonts` after changing a family or the characters.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fromBuffer } from '@capsizecss/unpack';
import { create } from 'fontkitten';
import subsetFont from 'subset-font';
import { EXTENDED } from '../styles/fonts/extended-latin.ts';
import { overBudget } from './font-budget.ts';
import { FALLBACK_UNITS } from '../styles/fonts/letter-width.ts';
import type { FallbackMetrics } from '../styles/tokens.ts';
import { type Family, isVariable, type } from '../styles/type.ts';

const require = createRequire(import.meta.url);
const FOLDER = 'src/styles/fonts';

// What every page loads: Basic Latin, Latin-1, typographic punctuation.
const CHARACTERS = [...range(0x20, 0x7e), ...range(0xa0, 0xff), ...'ıŒœ–—‘’‚“”„•…€™−'].join('');

const metrics: Record<string, FallbackMetrics[]> = {};
const sizes: Record<string, number> = {};
for (const [name, family] of Object.entries<Family>(type)) {
  const { source, weight, fallbacks } = family;
  const original = await readFile(require.resolve(source));
  const [min, max] = weight;
  const options = {
    targetFormat: 'woff2' as const,
    noHinting: true, // Hints are a third of the serif's bytes and change nothing at its sizes.
    // One weight of a variable font is cut out of it; a font of one weight has no axis to cut.
    ...(isVariable(family) && { variationAxes: { wght: max === undefined ? min : { min, max } } }),
  };
  const subset = await subsetFont(original, CHARACTERS, options);
  await writeFile(`${FOLDER}/${name}.woff2`, subset);
  sizes[`${FOLDER}/${name}.woff2`] = subset.length;
  // A browser loads the rest of European Latin only for a page that has one of its letters.
  const rest = await readFile(require.resolve(source.replace('-latin-', '-latin-ext-'))).catch(() => undefined);
  const extended = await subsetFont(rest ?? original, EXTENDED, options);
  await writeFile(`${FOLDER}/${name}-ext.woff2`, extended);
  report(name, subset, CHARACTERS);
  report(`${name}-ext`, extended, EXTENDED);

  const { xWidthAvg, unitsPerEm, ascent, descent } = await fromBuffer(original);
  metrics[name] = fallbacks.map((system) => {
    const scale = xWidthAvg / unitsPerEm / (system.xWidthAvg / FALLBACK_UNITS);
    return {
      sizeAdjust: percent(scale),
      ascentOverride: percent(ascent / unitsPerEm / scale),
      descentOverride: percent(-descent / unitsPerEm / scale),
    };
  });
}
await writeFile(`${FOLDER}/fallbacks.json`, `${JSON.stringify(metrics, null, 2)}\n`);

const heavy = overBudget(sizes);
if (heavy) {
  console.error(`\n${heavy}`);
  process.exitCode = 1;
}

/** Writes a share as CSS does, to a tenth of a percent. */
function percent(share: number): string {
  return `${Number((share * 100).toFixed(1))}%`;
}

/** Says how heavy a font is, and which letters it lacks: a browser takes those from a fallback. */
function report(name: string, file: Buffer, wanted: string): void {
  const font = create(file);
  if ('fonts' in font) throw new Error('This file is a font collection. Use a file with one font.');
  const missing = [...wanted].filter(
    (letter) => /[\p{L}\p{P}]/u.test(letter) && !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
  );
  console.log(
    `${FOLDER}/${name}.woff2: ${file.length} bytes${missing.length > 0 ? `, without ${missing.join(' ')}` : ''}`,
  );
}

function range(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i));
}
