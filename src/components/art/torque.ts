import { seededRandom } from '../../lib/random.ts';
import { arc, type Drawing, onCircle } from './drawing.ts';

/**
 * AI consulting's drawing, a field of turning arcs: rings about a centre, each opened a little further round than the
 * one inside it, as if turned by a force; and a smaller wheel that the large one drives.
 */
export function torque(seed: string): Drawing {
  const random = seededRandom(seed);
  const strokes: string[] = [];
  const turn = 5 + random() * 5;
  const start = random() * 360;
  for (let ring = 0; ring < 22; ring++) {
    const opening = 58 + 46 * Math.sin(ring / 5 + start) + random() * 16;
    strokes.push(arc(300, 300, 52 + ring * 11, start + ring * turn, 360 - opening));
  }
  const [x, y] = onCircle(300, 300, 170, start + 22 * turn - 20);
  for (let ring = 0; ring < 7; ring++) {
    strokes.push(arc(x, y, 10 + ring * 7, -start - ring * turn * 3, 250 + random() * 70));
  }
  return { width: 600, height: 600, strokes };
}
