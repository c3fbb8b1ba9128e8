import { onCircle, short } from '../../components/art/drawing.ts';
import { HIGHEST_SCORE, LOWEST_SCORE, ZONES, zoneOf } from './assessment-rules.ts';

/** The center of the semicircle, in the drawing's units. */
export const CENTER = { x: 340, y: 320 };
/** The bounds of the dial, with room for the zones' names. */
export const GAUGE_BOX = '24 0 704 334';

const INNER = 214;
const SECTOR = 180 / (HIGHEST_SCORE - LOWEST_SCORE + 1);
/** Lines per point of the score, by zone, and their length: the leak gets denser. */
const LINES = [2, 3, 4, 5];
const REACH = [44, 58, 72, 86];

/** Returns the angle (degrees, clockwise from three o'clock) of the middle of a score's sector. */
export function angleOf(score: number): number {
  return 180 + (score - LOWEST_SCORE + 0.5) * SECTOR;
}

/** Returns the lines of one score as the `d` of a path. `longer` extends them outwards. */
export function tick(score: number, longer = 0): string {
  const zone = zoneOf(score);
  const count = LINES[zone] ?? 2;
  const step = SECTOR / count;
  return Array.from({ length: count }, (_, line) => {
    const angle = angleOf(score) + (line - (count - 1) / 2) * step;
    const [x1, y1] = onCircle(CENTER.x, CENTER.y, INNER, angle);
    const [x2, y2] = onCircle(CENTER.x, CENTER.y, INNER + (REACH[zone] ?? 0) + longer, angle);
    return `M${short(x1)} ${short(y1)}L${short(x2)} ${short(y2)}`;
  }).join('');
}

/** Every possible score, lowest first. */
export const SCORES: readonly number[] = Array.from(
  { length: HIGHEST_SCORE - LOWEST_SCORE + 1 },
  (_, index) => LOWEST_SCORE + index,
);

/** Returns where to write a zone's name: outside the ring, aligned away from it, beyond ticks that are `longer`. */
export function zoneLabel(index: number, longer = 0): { x: number; y: number; anchor: 'start' | 'end' } {
  const zone = ZONES[index] ?? ZONES[0];
  const angle = (angleOf(zone.from) + angleOf(zone.to)) / 2;
  const [x, y] = onCircle(CENTER.x, CENTER.y, INNER + (REACH[index] ?? 0) + longer + 14, angle);
  return { x, y, anchor: angle < 270 ? 'end' : 'start' };
}

/** Returns where to write the score at which a zone begins: inside the ring. */
export function zoneStart(score: number): [x: number, y: number] {
  return onCircle(CENTER.x, CENTER.y, INNER - 26, angleOf(score));
}
