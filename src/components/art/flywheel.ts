import { arc, circle, type Drawing, onCircle, short } from './drawing.ts';

const SIZE = 600;
const CENTER = SIZE / 2;
const RINGS = 9;
const INNER = 96;
const GAP = 15;
const STEPS = 4;

/**
 * Draws the flywheel: four bands of arcs, a quarter circle each, clockwise from the top. Each ring starts a little later than the
 * one inside it, so the wheel seems to turn. Each band ends in an arrow that points at the next.
 */
export function flywheelDrawing(): Drawing {
  const strokes = [circle(CENTER, CENTER, 44), circle(CENTER, CENTER, 38)];
  for (let step = 0; step < STEPS; step++) {
    for (let ring = 0; ring < RINGS; ring++) {
      const from = step * 90 - 90 + 2 + ring * 2.4;
      strokes.push(arc(CENTER, CENTER, INNER + ring * GAP, from, 74));
    }
    strokes.push(arrow(step * 90 - 90 + 2 + (RINGS - 1) * 2.4 + 74, INNER + (RINGS - 1) * GAP));
  }
  return { width: SIZE, height: SIZE, strokes };
}

/** Draws an open arrowhead on a circle, pointing clockwise. */
function arrow(angle: number, radius: number): string {
  const [x, y] = onCircle(CENTER, CENTER, radius, angle);
  const [ax, ay] = onCircle(CENTER, CENTER, radius + 11, angle - 3.6);
  const [bx, by] = onCircle(CENTER, CENTER, radius - 11, angle - 3.6);
  return `M${short(ax)} ${short(ay)}L${short(x)} ${short(y)}L${short(bx)} ${short(by)}`;
}
