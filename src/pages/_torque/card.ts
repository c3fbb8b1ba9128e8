import type { Drawing } from '../../components/art/drawing.ts';
import { wholeRim } from './wheel.ts';

const SIZE = 640;

/** Draws the page's wheel whole for its social card. */
export function card(): Drawing {
  const wheel = { x: SIZE / 2, y: SIZE / 2, radius: 280, teeth: 20, depth: 0.92 };
  return { width: SIZE, height: SIZE, strokes: [wholeRim(wheel, -90)] };
}
