import { onCircle, short } from '../../components/art/drawing.ts';
import { HIGHEST_SCORE, ZONES, zoneOf } from './assessment-rules.ts';

/** The dial's center and its box, in the drawing's units. The style sheet turns the needle around this center. */
export const CENTER = { x: 340, y: 340 };
export const BOX = `0 0 ${2 * CENTER.x} 530`;

const INNER = 214;
const OUTER = 300;
/** Where the dial begins (degrees, clockwise from three o'clock), and the degrees per point. The style sheet has both too. */
const START = 145;
export const POINT = 10;
/** Lines per point of the score, by zone, and their length: the leak gets denser. */
const LINES = [2, 3, 4, 5];
const REACH = [52, 62, 74, OUTER - INNER];
/** The share of its sector that a score's lines take: the needle stops in the gap after them. */
const TAKEN = 0.8;
/** The length of the lines below the lowest score, which only a part of the answers can reach. */
const SHORT = 32;
/** The hub, with room for the score. The needle is a wedge on it: half its width there, in degrees, and where it ends. */
export const HUB = 176;
const WEDGE = 4;
const TIP = OUTER + 10;

/** Returns the angle (degrees, clockwise from three o'clock) of the middle of a score's sector. */
export function angleOf(score: number): number {
  return START + (score + 0.5) * POINT;
}

/** Returns the lines of one score as the `d` of a path. */
export function tick(score: number): string {
  const zone = zoneOf(score);
  const count = LINES[zone] ?? 1;
  const step = (TAKEN * POINT) / count;
  const angles = Array.from({ length: count }, (_, line) => angleOf(score) + (line - (count - 1) / 2) * step);
  return angles.map((angle) => spoke(angle, INNER, INNER + (REACH[zone] ?? SHORT))).join('');
}

/** Draws a bar per point for a phone's strip, as high as the dial's lines there. */
export function strip(): string {
  return SUMS.map(
    (sum) => `M${(sum - 0.5) * POINT} ${STRIP.height}v${short(-(REACH[zoneOf(sum)] ?? SHORT) / 2.5)}`,
  ).join('');
}

/** Draws the needle after a score's lines: a wedge from the hub to the rim. */
export function needleAt(score: number): string {
  const angle = angleOf(score) + POINT / 2;
  const corners = [onHub(angle - WEDGE), onCircle(CENTER.x, CENTER.y, TIP, angle), onHub(angle + WEDGE)];
  return `M${corners.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}z`;
}

function onHub(angle: number): [x: number, y: number] {
  return onCircle(CENTER.x, CENTER.y, HUB, angle);
}

function spoke(angle: number, from: number, to: number): string {
  const [x1, y1] = onCircle(CENTER.x, CENTER.y, from, angle);
  const [x2, y2] = onCircle(CENTER.x, CENTER.y, to, angle);
  return `M${short(x1)} ${short(y1)}L${short(x2)} ${short(y2)}`;
}

/** Every sum of points that some answers can have, lowest first. */
export const SUMS: readonly number[] = Array.from({ length: HIGHEST_SCORE }, (_, index) => index + 1);

/** The box of the strip on a phone. */
export const STRIP = { width: HIGHEST_SCORE * POINT, height: 36 };

const MIDDLE = (INNER + OUTER) / 2;

/** The ring through the lines. Dashed as far as the needle, it is a mask for those that it has passed. */
export const RING = {
  d: `M${CENTER.x + MIDDLE} ${CENTER.y}a${MIDDLE} ${MIDDLE} 0 1 1 ${-2 * MIDDLE} 0a${MIDDLE} ${MIDDLE} 0 1 1 ${2 * MIDDLE} 0`,
  width: OUTER - INNER + 4,
  turn: `rotate(${START} ${CENTER.x} ${CENTER.y})`,
};

/** The zones' names around the rim, all as far from their lines. Each is set at the top and turned to its place. */
export const TEXTS: readonly { text: string; y: number; turn: string }[] = ZONES.map(({ tier, from, to }, zone) => ({
  text: tier,
  y: CENTER.y - INNER - (REACH[zone] ?? SHORT) - 18,
  turn: turnTo((angleOf(from) + angleOf(to)) / 2),
}));
/** The height of the score, as the style sheet has it, and of the words under it. */
export const SCORE_BASELINE = CENTER.y + 86;
export const OF_BASELINE = CENTER.y + 150;

function turnTo(angle: number): string {
  return `rotate(${angle - 270} ${CENTER.x} ${CENTER.y})`;
}
