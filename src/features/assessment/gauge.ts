import { onCircle, short } from '../../components/art/drawing.ts';
import { HIGHEST_SCORE, LOWEST_SCORE, ZONES, zoneOf } from './assessment-rules.ts';

/** The center of the semicircle, in the drawing's units. */
export const CENTER = { x: 340, y: 320 };

const INNER = 214;
const OUTER = 300;
const SECTOR = 180 / (HIGHEST_SCORE - LOWEST_SCORE + 1);
/** Lines per point of the score, by zone, and their length: the leak gets denser. */
const LINES = [2, 3, 4, 5];
const REACH = [44, 58, 72, OUTER - INNER];
/** Where the needle begins: within it, there is room for the score. */
const HUB = 176;

/** Returns the angle (degrees, clockwise from three o'clock) of the middle of a score's sector. */
export function angleOf(score: number): number {
  return 180 + (score - LOWEST_SCORE + 0.5) * SECTOR;
}

/** Returns the lines of one score as the `d` of a path, as far as an angle. */
export function tick(score: number, end = 360): string {
  const zone = zoneOf(score);
  const count = LINES[zone] ?? 2;
  const angles = Array.from(
    { length: count },
    (_, line) => angleOf(score) + (line - (count - 1) / 2) * (SECTOR / count),
  );
  return angles
    .filter((angle) => angle <= end)
    .map((angle) => spoke(angle, INNER, INNER + (REACH[zone] ?? 0)))
    .join('');
}

/** Draws the needle at an angle, from the hub to the rim. */
export function needleAt(angle: number): string {
  return spoke(angle, HUB, OUTER);
}

function spoke(angle: number, from: number, to: number): string {
  const [x1, y1] = onCircle(CENTER.x, CENTER.y, from, angle);
  const [x2, y2] = onCircle(CENTER.x, CENTER.y, to, angle);
  return `M${short(x1)} ${short(y1)}L${short(x2)} ${short(y2)}`;
}

/** Every possible score, lowest first. */
export const SCORES: readonly number[] = Array.from(
  { length: HIGHEST_SCORE - LOWEST_SCORE + 1 },
  (_, index) => LOWEST_SCORE + index,
);

/** A word or a number on the dial. */
interface DialText {
  text: string;
  x: number;
  y: number;
  anchor: 'start' | 'end';
}

/** A position of the dial: its view box, the turn of what is drawn for a lying dial, and its texts. */
interface DialView {
  box: string;
  turn: string | undefined;
  names: DialText[];
  numbers: DialText[];
}

const middleOf = ({ from, to }: (typeof ZONES)[number]) => (angleOf(from) + angleOf(to)) / 2;

/** Places a text at an angle of a dial that stands upright, left of its rim. */
function besideRim(text: string, angle: number, middle: number): DialText {
  const [x, y] = onCircle(CENTER.x, CENTER.y, OUTER + 14, angle - 90);
  return { text, x: Math.round(x), y: Math.round(y + middle), anchor: 'end' };
}

/** Places a text at an angle of a dial that lies, within its ring: the window's edges cut what is around it. */
function withinRing(text: string, angle: number): DialText {
  const [x, y] = onCircle(CENTER.x, CENTER.y, HUB - 8, angle);
  return { text, x: Math.round(x), y: Math.round(y + 8), anchor: angle < 270 ? 'start' : 'end' };
}

/** The dial at the right edge of a wide screen, and lying across a narrow one. Both are cut in half by their box. */
export const DIALS = {
  upright: {
    box: `${CENTER.x - OUTER} ${CENTER.y - OUTER} ${OUTER} ${2 * OUTER}`,
    turn: `rotate(-90 ${CENTER.x} ${CENTER.y})`,
    names: ZONES.map((zone) => besideRim(zone.tier, middleOf(zone), 8)),
    // The number where each zone begins, but the first: it would be at the window's edge.
    numbers: ZONES.slice(1).map(({ from }) => besideRim(String(from), angleOf(from), 5)),
  },
  lying: {
    box: `${CENTER.x - OUTER} ${CENTER.y - OUTER} ${2 * OUTER} ${OUTER}`,
    turn: undefined,
    names: ZONES.map((zone) => withinRing(zone.tier, middleOf(zone))),
    numbers: [],
  },
} as const satisfies Record<string, DialView>;
