import { short } from '../../components/art/drawing.ts';
import type { LossScale } from './assessment.ts';

export const SCALE_BOX = { width: 1000, height: 96, base: 56 };
/** Lines between two neighbours of the range, in the drawing's own units. */
const STEP = 8;

/** Where a value stands on the scale, from 0 at its left end to the drawing's width at its right. */
export function placeOf(value: number, { ticks, logarithmic }: LossScale): number {
  const along = logarithmic ? Math.log : (plain: number) => plain;
  const [low, high] = [along(ticks[0]?.value ?? 0), along(ticks[ticks.length - 1]?.value ?? 1)];
  return ((along(value) - low) / (high - low)) * SCALE_BOX.width;
}

/** The range as a stand of lines on the scale; one that is open thins out beyond its end. */
export function rangeLines(scale: LossScale): string {
  const [from, to] = [placeOf(scale.min, scale), placeOf(scale.max, scale)];
  const within = Array.from({ length: Math.floor((to - from) / STEP) + 1 }, (_, index) =>
    line(from + index * STEP, 28 + (20 * index * STEP) / (to - from)),
  );
  const beyond = scale.open
    ? [1, 2, 3, 4, 5, 6].map((index) => line(to + index * (STEP + index * 2.4), 48 - index * 7))
    : [];
  return [...within, ...beyond].join('');
}

/** The scale itself: its line, with a tick at every value. */
export function scaleLine(scale: LossScale): string {
  const ticks = scale.ticks.map(({ value }) => `M${short(placeOf(value, scale))} ${SCALE_BOX.base}v8`);
  return `M0 ${SCALE_BOX.base}H${SCALE_BOX.width}${ticks.join('')}`;
}

function line(x: number, height: number): string {
  return `M${short(x)} ${SCALE_BOX.base}v-${short(height)}`;
}
