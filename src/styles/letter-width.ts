import fallbacks from './fonts/fallbacks.json' with { type: 'json' };
import { type Family, type } from './type.ts';

/** Units per em of the fallback system fonts. */
export const FALLBACK_UNITS = 2048;

/** Returns the average width of a family's letters, as a share of the font's size. */
export function letterWidth(name: keyof typeof type): number {
  const { fallback }: Family = type[name];
  return (Number.parseFloat(fallbacks[name].sizeAdjust) / 100) * (fallback.xWidthAvg / FALLBACK_UNITS);
}
