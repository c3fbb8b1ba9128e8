import fallbacks from './fonts/fallbacks.json' with { type: 'json' };
import { type Family, type } from './type.ts';

/** Units per em of the systems' own faces, which fallbacks are measured by. */
export const FALLBACK_UNITS = 2048;

/** The width of a family's average letter, as a share of its size. */
export function letterWidth(name: keyof typeof type): number {
  const { fallback }: Family = type[name];
  return (Number.parseFloat(fallbacks[name].sizeAdjust) / 100) * (fallback.xWidthAvg / FALLBACK_UNITS);
}
