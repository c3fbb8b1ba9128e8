import { gapsOf } from '../../components/art/over-under.ts';
import { path, rails, smooth, type Stroke, type StrokePoint } from '../../components/art/stroke.ts';
import { TANGLE } from './tangle.ts';

/** What is left of the tangle after the first step: two loops on a wide page, a loop and a wave on a phone. */
const LOOPS: readonly StrokePoint[] = [
  [528, 74, 1, 0],
  [672, -30, 0, -1],
  [577, -130, -1, 0],
  [482, -32, 0, 1],
  [656, 56, 1, -0.36],
  [800, -30, 1, 0.1],
  [926, 46, 0.1, 1],
  [868, 116, -1, 0],
  [808, 62, 0, -1],
  [912, -20, 1, -0.05],
  [1044, 0, 1, 0],
];
const LOOP: readonly StrokePoint[] = [
  [398, 54, 1, 0],
  [498, -20, 0, -1],
  [436, -88, -1, 0],
  [374, -22, 0, 1],
  [474, 40, 1, -0.36],
  [550, -22, 1, 0],
  [606, 10, 1, 0],
];

/** Draws the first screen's tangle, with less of it left above each step, and a straight line to the right margin above the last. */
export function untied(width: number): Stroke {
  const { left, right } = rails(width);
  const wide = width > 800;
  const [x, y, size, turn, height] = wide ? [300, 216, 0.96, 26, 430] : [196, 190, 0.8, 20, 370];
  const d = smooth([
    [left, 0, 0, 1],
    [left, y - 80, 0, 1],
    ...TANGLE.slice(19).map(([across, down]): StrokePoint => [x + across * size, y + down * size]),
    ...(wide ? LOOPS : LOOP).map(([across, down, ...toward]): StrokePoint => [across, y + down, ...toward]),
    [wide ? 1196 : 646, y, 1, 0],
    [right - turn, y, 1, 0],
    [right, y + turn, 0, 1],
  ]);
  return { width, height, d: `${d}${path`V${height}`}`, gaps: gapsOf(d, wide ? 0.8 : 1.2) };
}
