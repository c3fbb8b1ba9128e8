import { grouped } from '../lib/format.ts';
import type { Finding } from './finding.ts';

/** Bytes of both fonts together: they come with the page, on a slow line too, and words wait for nothing else. */
export const FONT_BUDGET = 44_000;

/** The bytes of the site's fonts, by their path. */
export type FontSizes = Readonly<Record<string, number>>;

/** Fonts that are too heavy, with what makes them lighter; none where they fit. */
export function heavyFonts(sizes: FontSizes): Finding[] {
  const together = Object.values(sizes).reduce((sum, bytes) => sum + bytes, 0);
  if (together <= FONT_BUDGET) return [];
  const each = Object.entries(sizes).map(([file, size]) => `${file} ${grouped(size)}`);
  return [
    {
      level: 'blocking',
      file: 'src/styles/type.ts',
      problem: `The fonts weigh ${grouped(together)} bytes together (${each.join(', ')}), ${grouped(together - FONT_BUDGET)} more than a page can have in time.`,
      remedy:
        'Take one weight in place of two ends (weight: [400]), a file with fewer axes (its name ends in -wght-normal), or another family; fewer characters in src/scripts/fonts.ts help too. Then run npm run fonts.',
    },
  ];
}
