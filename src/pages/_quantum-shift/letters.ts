import { path, rails, smooth, type Stroke, type StrokePoint } from '../../components/art/stroke.ts';

/** The box of the page's name, set as two words that take its width: the first on a wave, the second in step, at the right. */
export const LETTERS = { width: 977, height: 520 } as const;
/** The baseline of the first word without its wave. */
const GROUND = 229;
/** How high the wave under the first word is: from a trough under its first letter over a crest to one under its last. */
const SWING = 17;
/** The line's distance from the letters. */
const APART = 15;
/** Where each letter of the first word begins and ends, with the space at its end, once it is moved by `KERN`. */
const EDGES = [
  [-12, 146],
  [158, 294],
  [294, 415],
  [415, 556],
  [556, 634],
  [633, 768],
  [781, 988],
] as const;
const SPACING = 8;
/** How far letters move away from the one before, so that turned ones don't touch it. */
export const KERN = [0, 12, 0, 0, 0, -2, 12];
/** The name's left edge and its scale, for each width of a stroke's box. */
const PLACES = { wide: [120, 1200 / LETTERS.width], narrow: [67, 597.6 / LETTERS.width] } as const;
/** Points of the wave that the line passes. */
const POINTS = 12;

/** The middles of the first word's letters. */
const middles = EDGES.map(([from, to]) => (from + to - SPACING) / 2);
const [first = 0, last = 0] = [middles[0], middles.at(-1)];

/** Returns the wave's height and slope at a place in the box. */
function waveAt(x: number): { y: number; slope: number } {
  const [turn, share] = [((x - first) / (last - first)) * 2 * Math.PI, (2 * Math.PI) / (last - first)];
  return { y: GROUND + SWING * Math.cos(turn), slope: -SWING * share * Math.sin(turn) };
}

/** Returns where each letter of the first word stands: its baseline's start, and its turn in degrees. The middle of each is on the wave. */
export function letterStands(): { y: number; turn: number }[] {
  return EDGES.map(([from, to]) => {
    const half = (to - SPACING - from) / 2;
    const { y, slope } = waveAt(from + half);
    const turn = Math.atan(slope);
    return {
      y: Math.round(y - half * Math.sin(turn)),
      turn: Math.round((turn * 1800) / Math.PI) / 10,
    };
  });
}

/** Draws the wave that the letters of the first word stand on: from the left margin to the right one. */
export function nameLine(width: number): Stroke {
  const { left, right } = rails(width);
  const wide = width > 800;
  const [start, scale] = PLACES[wide ? 'wide' : 'narrow'];
  const height = LETTERS.height * scale;
  const stands = Array.from({ length: POINTS + 1 }, (_, point): StrokePoint => {
    const x = first + (point / POINTS) * (last - first);
    const { y, slope } = waveAt(x);
    return [start + x * scale, (y + APART) * scale, 1, slope];
  });
  const turn = wide ? 70 : 40;
  const low = (waveAt(first).y + APART) * scale;
  const points: StrokePoint[] = [[left, 0, 0, 1], [left, low - turn, 0, 1], ...stands, [right, low + turn, 0, 1]];
  return { width, height, d: smooth(points) + path`V${height}` };
}
