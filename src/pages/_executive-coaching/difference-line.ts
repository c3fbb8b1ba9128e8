import { enter, turnOf } from '../../components/art/rail.ts';
import { path, type Stroke, WIDE } from '../../components/art/stroke.ts';
import { SINE_HANDLE } from '../../components/art/waves.ts';

/** The height of the figure. */
const HEIGHT = 380;
/** The height of the line in it, and how far each of the four events reaches from it. */
export const [GROUND, HIGH] = [186, 150];
/** The left edge of the first of the four columns, and their width. */
export const [START, COLUMN] = [120, 300];
/** How wide an event is in its column. */
const EVENT = 240;
/** People who decide. */
const PEOPLE = 5;
/** Far beyond the window's right edge. */
const BEYOND = 2 * WIDE;

/** Draws a wave over the first column that calms down within a share of it. */
function calming(share: number): string {
  const halves = 8;
  const half = EVENT / halves;
  const peaks = Array.from({ length: halves * share }, (_, at) => {
    const [x, y] = [START + (at + 0.5) * half, GROUND - HIGH * (1 - at / (halves * share)) * (at % 2 ? -1 : 1)];
    const start = at === 0 ? path`C${START - SINE_HANDLE * half} ${GROUND} ` : 'S';
    return start + path`${x - SINE_HANDLE * half} ${y} ${x} ${y}`;
  });
  const end = START + (halves * share + 0.5) * half;
  return path`H${START - half}` + peaks.join('') + path`S${end - SINE_HANDLE * half} ${GROUND} ${end} ${GROUND}`;
}

/** Draws a person's line over the third column: it parts from the common one and joins it again. */
function person(index: number): string {
  const x = START + 2 * COLUMN;
  const level = GROUND - HIGH + (index * 2 * HIGH) / (PEOPLE - 1);
  const bend = path`C${x + 70} ${GROUND} ${x + 50} ${level} ${x + EVENT / 2} ${level}`;
  return path`M${x} ${GROUND}` + bend + path`S${x + EVENT - 70} ${GROUND} ${x + EVENT} ${GROUND}`;
}

/** Draws the four differences as one line from the margin to the window's edge: calm early; straight; in five people's hands; straight. */
export function withCoaching(): Stroke {
  const people = Array.from({ length: PEOPLE }, (_, index) => person(index));
  const d = enter(WIDE, GROUND, GROUND - turnOf(WIDE)) + calming(0.5) + path`H${BEYOND}` + people.join('');
  return { width: WIDE, height: HEIGHT, d };
}

/** Draws what is different without coaching: a wave that takes long to calm down, a question that comes back, an answer that evades. */
export function withoutCoaching(): Stroke {
  const [second, fourth] = [START + COLUMN, START + 3 * COLUMN];
  // The loop's left edge is above its caption's.
  const [middle, top, foot] = [second + 70, GROUND - HIGH, GROUND + HIGH];
  const loop =
    path`M${second} ${GROUND}C${middle + 100} ${GROUND} ${middle + 120} ${top} ${middle} ${top}` +
    path`S${middle - 100} ${GROUND} ${second + EVENT} ${GROUND}`;
  const evasion =
    path`M${fourth} ${GROUND}C${fourth + 44} ${GROUND} ${fourth + 26} ${top} ${fourth + 70} ${top}` +
    path`S${fourth + 126} ${foot} ${fourth + 170} ${foot}S${fourth + 196} ${GROUND} ${fourth + EVENT} ${GROUND}`;
  const d = path`M${START - 30} ${GROUND}` + calming(1) + loop + evasion;
  return { width: WIDE, height: HEIGHT, d };
}
