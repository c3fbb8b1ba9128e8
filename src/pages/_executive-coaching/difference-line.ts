import { enter, turnOf } from '../../components/art/rail.ts';
import { path, type Stroke, WIDE } from '../../components/art/stroke.ts';

/** The height of the figure, of the line in it, and of the highest wave. */
const [HEIGHT, GROUND, HIGH] = [372, 212, 156];
/** The left edge of the first of the four columns, and their width. */
const [START, COLUMN] = [120, 300];
/** Half a wavelength. */
const HALF = 30;
/** People who decide, and the distance between their lines. */
const [PEOPLE, APART] = [5, 40];
/** Far beyond the window's right edge. */
const BEYOND = 2 * WIDE;

/** Draws a wave that leaves the line at the first column's edge and calms down after some half waves. */
function calming(halves: number): string {
  const reach = HALF * 0.37;
  const peaks = Array.from({ length: halves }, (_, half) => {
    const [x, y] = [START + (half + 0.5) * HALF, GROUND - HIGH * (1 - half / halves) * (half % 2 ? -1 : 1)];
    return (half === 0 ? path`C${START - reach} ${GROUND} ` : 'S') + path`${x - reach} ${y} ${x} ${y}`;
  });
  const end = START + (halves + 0.5) * HALF;
  return path`H${START - HALF}` + peaks.join('') + path`S${end - reach} ${GROUND} ${end} ${GROUND}`;
}

/** Draws a person's line: it parts from the common one in the third column and joins it again in the fourth. */
function person(index: number): string {
  const level = GROUND - index * APART;
  const [third, fourth] = [START + 2 * COLUMN, START + 3 * COLUMN];
  return (
    path`M${third + 40} ${GROUND}C${third + 140} ${GROUND} ${third + 110} ${level} ${third + 210} ${level}` +
    path`H${fourth + 90}C${fourth + 190} ${level} ${fourth + 160} ${GROUND} ${fourth + 260} ${GROUND}`
  );
}

/**
 * Draws the four differences as one line from the margin to the window's edge: it calms down early; nothing returns; it parts into
 * one line per person; these become one straight line. The line in the margin continues.
 */
export function withCoaching(): Stroke {
  const people = Array.from({ length: PEOPLE - 1 }, (_, index) => person(index + 1));
  const d = enter(WIDE, GROUND, GROUND - turnOf(WIDE)) + calming(4) + path`H${BEYOND}` + people.join('');
  return { width: WIDE, height: HEIGHT, d };
}

/** Draws what is different without coaching: a wave that takes long to calm down, and a loop where a question comes back. */
export function withoutCoaching(): Stroke {
  const middle = START + 1.5 * COLUMN;
  const d =
    path`M${START - HALF} ${GROUND}` +
    calming(10) +
    path`M${middle - 110} ${GROUND}C${middle + 90} ${GROUND} ${middle + 120} 44 ${middle} 44` +
    path`S${middle - 90} ${GROUND} ${middle + 110} ${GROUND}`;
  return { width: WIDE, height: HEIGHT, d };
}
