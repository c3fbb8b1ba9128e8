import { arc, circle } from '../../components/art/drawing.ts';

const [WIDTH, HEIGHT] = [1200, 720];
/** The target's center and radius. */
const TARGET = { x: 930, y: 340, radius: 196 };
/** The center of the arc's circle, and the distance by which the arc misses. */
const THROW = { x: 1500, y: 570, gap: 26 };

/** Draws a target and the arcs that miss it. Their tips stay below the part that a wide window crops. */
export function missedDrawing() {
  const { x, y, radius } = TARGET;
  const rings = Array.from({ length: 14 }, (_, ring) => circle(x, y, radius - ring * 14.5));
  const reach = Math.hypot(THROW.x - x, THROW.y - y) + radius + THROW.gap;
  const trail = Array.from({ length: 9 }, (_, line) =>
    arc(THROW.x, THROW.y, reach + line * 8, 166 - line * 2, 46 - line * 4.5),
  );
  return { width: WIDTH, height: HEIGHT, target: rings.join(''), thrown: trail.join('') };
}
