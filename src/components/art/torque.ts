import { seededRandom } from '../../lib/random.ts';
import { type Drawing, onCircle } from './drawing.ts';

const RINGS = 18;

/**
 * Draws AI consulting's field of arcs: concentric rings, each opened a little further around than the one inside it, and a
 * smaller wheel that the large one drives.
 */
export function torque(seed: string): Drawing {
  const random = seededRandom(seed);
  const strokes: string[] = [];
  const turn = 6 + random() * 6;
  const start = random() * 360;
  for (let ring = 0; ring < RINGS; ring++) {
    const opening = 58 + 46 * Math.sin(ring / 4 + start) + random() * 16;
    strokes.push(wholeArc(300, 300, 52 + ring * 13, start + ring * turn, 360 - opening));
  }
  const [x, y] = onCircle(300, 300, 170, start + RINGS * turn - 20);
  for (let ring = 0; ring < 5; ring++) {
    strokes.push(wholeArc(x, y, 10 + ring * 10, -start - ring * turn * 3, 250 + random() * 70));
  }
  return { width: 600, height: 600, strokes };
}

/** Draws an arc in whole units: tenths can't be seen at this size and would cost bytes on every page. */
function wholeArc(cx: number, cy: number, radius: number, from: number, sweep: number): string {
  const [start, end] = [from, from + sweep].map((degrees) =>
    onCircle(cx, cy, radius, degrees).map(Math.round).join(' '),
  );
  return `M${start}A${radius} ${radius} 0 ${sweep > 180 ? 1 : 0} 1 ${end}`;
}
