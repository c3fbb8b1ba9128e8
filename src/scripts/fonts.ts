/**
 * Writes the two subset fonts of `src/styles/fonts` and prints the metrics of their fallbacks.
 * Run by hand (`npm run fonts`) after a change of typeface or of the characters below; the result is committed.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

// Basic Latin, Latin-1, the Latin Extended-A letters of European names that the faces draw, typographic punctuation.
const CHARACTERS = [...range(0x20, 0x7e), ...range(0xa0, 0xff), ...'ŒœŠšŽžŸ–—‘’“”•…€™−'].join('');

const FONTS = [
  {
    source: '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2',
    target: 'src/styles/fonts/instrument-serif.woff2',
    axes: undefined,
    fallback: { name: 'Times New Roman', unitsPerEm: 2048, xWidthAvg: 832 },
  },
  {
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    target: 'src/styles/fonts/instrument-sans.woff2',
    axes: { wght: { min: 400, max: 600 } },
    fallback: { name: 'Arial', unitsPerEm: 2048, xWidthAvg: 913 },
  },
];

for (const font of FONTS) {
  const original = await readFile(require.resolve(font.source));
  const options = {
    targetFormat: 'woff2' as const,
    noHinting: true, // a third of the serif's bytes, for nothing that shows at its sizes
    ...(font.axes && { variationAxes: font.axes }),
  };
  const subset = await subsetFont(original, CHARACTERS, options);
  await writeFile(font.target, subset);

  const metrics = await fromBuffer(original);
  const scale = metrics.xWidthAvg / metrics.unitsPerEm / (font.fallback.xWidthAvg / font.fallback.unitsPerEm);
  const percent = (units: number) => `${((units / metrics.unitsPerEm / scale) * 100).toFixed(2)}%`;
  console.log(`${font.target}: ${subset.length} bytes; fallback for ${font.fallback.name}:
    size-adjust: ${(scale * 100).toFixed(2)}%;
    ascent-override: ${percent(metrics.ascent)};
    descent-override: ${percent(-metrics.descent)};
    line-gap-override: ${percent(metrics.lineGap)};`);
}

function range(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i));
}
