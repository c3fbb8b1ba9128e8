import { short } from '../../components/art/drawing.ts';
import type { LossScale } from './assessment-rules.ts';

/** The box of the scale, which is stretched to its place, and the height of the one with its labels. */
export const SCALE_BOX = { width: 1000, height: 100, foot: 60 };
/** The distance between two lines of the range, in the drawing's units. */
const STEP = 10;

/** Returns a value's position on the scale, from 0 at the left to the drawing's width at the right. */
export function placeOf(value: number, { ticks, logarithmic }: LossScale): number {
  const along = logarithmic ? Math.log : (plain: number) => plain;
  const [low, high] = [along(ticks[0]?.value ?? 0), along(ticks[ticks.length - 1]?.value ?? 1)];
  return ((along(value) - low) / (high - low)) * SCALE_BOX.width;
}

/** Draws the range as lines on the scale. An open range thins out past its end. */
export function rangeLines(scale: LossScale): string {
  const [from, to] = [placeOf(scale.min, scale), placeOf(scale.max, scale)];
  const within = Array.from({ length: Math.floor((to - from) / STEP) + 1 }, (_, index) =>
    line(from + index * STEP, 60 + (40 * index * STEP) / (to - from)),
  );
  const beyond = scale.open
    ? [1, 2, 3, 4, 5, 6].map((index) => line(to + index * (STEP + index * 2.4), 100 - index * 14))
    : [];
  return [...within, ...beyond].join('');
}

/** Draws the scale's axis with a tick at every value. */
export function scaleLine(scale: LossScale): string {
  const ticks = scale.ticks.map(({ value }) => `M${short(placeOf(value, scale))} ${SCALE_BOX.height}v8`);
  return `M0 ${SCALE_BOX.height}H${SCALE_BOX.width}${ticks.join('')}`;
}

function line(x: number, height: number): string {
  return `M${short(x)} ${SCALE_BOX.height}v-${short(height)}`;
}
