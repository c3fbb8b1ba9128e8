import { arc, circle } from '../../components/art/drawing.ts';

const [WIDTH, HEIGHT] = [1200, 720];
/** What was aimed at, and how wide it is. */
const TARGET = { x: 930, y: 340, radius: 196 };
/** The middle of the circle that the arc is a part of, and by how much it passes by. */
const THROW = { x: 1500, y: 570, gap: 26 };

/**
 * Rings that wait to be hit, and the arc that missed them, with what it drags along: each line ends in a tip, below what a
 * wide screen cuts off the picture.
 */
export function missedDrawing() {
  const { x, y, radius } = TARGET;
  const rings = Array.from({ length: 14 }, (_, ring) => circle(x, y, radius - ring * 14.5));
  const reach = Math.hypot(THROW.x - x, THROW.y - y) + radius + THROW.gap;
  const trail = Array.from({ length: 9 }, (_, line) =>
    arc(THROW.x, THROW.y, reach + line * 8, 166 - line * 2, 46 - line * 4.5),
  );
  return { width: WIDTH, height: HEIGHT, target: rings.join(''), thrown: trail.join('') };
}
