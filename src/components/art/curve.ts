import type { Drawing } from './drawing.ts';
import { smooth } from './stroke.ts';

const WIDTH = 300;
const HEIGHT = 110;
const STEP = 25;

/** Curves as points: time and value, each from 0 to 1. */
const CURVES = {
  steep: (t: number) => 0.12 + 0.76 / (1 + Math.exp(-9 * (t - 0.5))),
  rising: (t: number) => 0.12 + 0.78 * t ** 2.2,
  settling: (t: number) => 0.08 + 0.78 * (1 - Math.exp(-4 * t)) + 0.09 * Math.sin(t * 15) * (1 - t),
} as const;

/** Draws a curve over its baseline, with a tick for every month of the sprint. */
export function curveDrawing(kind: keyof typeof CURVES): Drawing {
  const y = (x: number) => HEIGHT - 8 - CURVES[kind](x / WIDTH) * (HEIGHT - 16);
  const line = smooth(Array.from({ length: WIDTH / STEP + 1 }, (_, step) => [step * STEP, y(step * STEP)]));
  const ticks = [0, 1, 2, 3].map((month) => `M${(month * WIDTH) / 3} ${HEIGHT - 6}v6`).join('');
  return { width: WIDTH, height: HEIGHT, strokes: [line, `M0 ${HEIGHT}H${WIDTH}${ticks}`] };
}
