import fallbacks from './fallbacks.json' with { type: 'json' };
import { type Family, type } from '../type.ts';

/** Units per em of the fallback system fonts. */
export const FALLBACK_UNITS = 2048;

/** Returns the average width of a family's letters, as a share of the font's size. */
export function letterWidth(name: keyof typeof type): number {
  const [{ xWidthAvg }]: Family['fallbacks'] = type[name].fallbacks;
  return (Number.parseFloat(fallbacks[name][0]?.sizeAdjust ?? '') / 100) * (xWidthAvg / FALLBACK_UNITS);
}
