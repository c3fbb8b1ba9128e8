import { path, rails, smooth, type Stroke, type StrokePoint } from '../../components/art/stroke.ts';

/** The box of the page's name, set as two words that take its width: the first on a wave, the second in step, at the right. */
export const LETTERS = { width: 977, height: 520 } as const;
/** How high the wave under the first word is. */
const SWING = 30;
/** The baseline of the first word without its wave. */
export const GROUND = 225;
/** The line's distance from the letters. */
const APART = 21;
/** The middle of each letter of the first word. */
const MIDDLES = [73, 226, 357, 487, 598, 705, 874];
/** The name's left edge and its scale, for each width of a stroke's box. */
const PLACES = { wide: [120, 1200 / LETTERS.width], narrow: [67, 597.6 / LETTERS.width] } as const;

/** Returns by how much a letter stands below the baseline. */
export function letterDrop(index: number): number {
  return Math.round(SWING * Math.sin(index * 1.3 + 0.6));
}

/** Draws the wave that the letters of the first word stand on: from the left margin to the right one. */
export function nameLine(width: number): Stroke {
  const { left, right } = rails(width);
  const wide = width > 800;
  const [start, scale] = PLACES[wide ? 'wide' : 'narrow'];
  const height = LETTERS.height * scale;
  const stands = MIDDLES.map((middle, index): StrokePoint => [
    start + middle * scale,
    (GROUND + letterDrop(index) + APART) * scale,
  ]);
  const turn = wide ? 70 : 40;
  const [first, last] = [stands[0]?.[1] ?? 0, stands.at(-1)?.[1] ?? 0];
  const points: StrokePoint[] = [[left, 0, 0, 1], [left, first - turn, 0, 1], ...stands, [right, last + turn, 0, 1]];
  return { width, height, d: smooth(points) + path`V${height}` };
}
