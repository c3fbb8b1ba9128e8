import { seededRandom } from '../../lib/random.ts';
import { arc, circle, type Drawing, onCircle } from './drawing.ts';

/** Seats at the table in Memento's drawing. */
export const SEATS = 12;

/** Draws Memento's table from above: twelve seats, each with arcs of light around the outside. */
export function table(seed: string): Drawing {
  const random = seededRandom(seed);
  const strokes = [circle(300, 300, 96), circle(300, 300, 90)];
  for (let seat = 0; seat < SEATS; seat++) {
    const angle = (seat * 360) / SEATS - 90;
    const [x, y] = onCircle(300, 300, 128, angle);
    strokes.push(circle(x, y, 15));
    const reach = 3 + Math.floor(random() * 5);
    for (let ring = 0; ring < reach; ring++) {
      const half = 11 - ring * 0.8 + random() * 2;
      strokes.push(arc(300, 300, 164 + ring * 18, angle - half, half * 2));
    }
  }
  return { width: 600, height: 600, strokes };
}
