import { grouped } from '../lib/format.ts';

/** Bytes of both fonts together. They load with the page, on slow lines too. */
export const FONT_BUDGET = 44_000;

/** Says what to do about fonts that are too heavy, or returns undefined. `sizes`: the bytes of each font by path. */
export function overBudget(sizes: Readonly<Record<string, number>>): string | undefined {
  const together = Object.values(sizes).reduce((sum, bytes) => sum + bytes, 0);
  if (together <= FONT_BUDGET) return undefined;
  const each = Object.entries(sizes).map(([file, size]) => `${file} ${grouped(size)}`);
  return `The fonts in src/styles/type.ts weigh ${grouped(together)} bytes together (${each.join(', ')}), ${grouped(together - FONT_BUDGET)} more than the budget. Use one weight instead of a range (weight: [400]), a file with fewer axes (its name ends in -wght-normal), another family, or fewer characters in src/commands/fonts.ts. Then run npm run fonts.`;
}
