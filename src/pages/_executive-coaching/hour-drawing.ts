import { type Drawing, onCircle, short } from '../../components/art/drawing.ts';
import { seededRandom } from '../../lib/random.ts';

const STRANDS = 22;
/** Distance between the days after the session. */
const DAY = 19;
/** Radius of the final line, and of the strand farthest from it. */
const [OUTER, INNER] = [262, 150];
/** Share of a strand's distance from the final line that is left after half an hour. */
const HALFWAY = 0.36;
const CENTER = 372;
const HEIGHT = 704;
/** Where the pointers to the three steps start, each in its third of the hour: degrees clockwise from twelve o'clock. */
const STEPS = [60, 128, 256];

/**
 * Draws the first session as a dial: strands come in at twelve o'clock, go around once while drawing closer, and leave as one line
 * with a mark per following day, longer at each week's end. `reach` is how far the drawing extends to each side of the dial.
 */
export function hourDrawing(seed: string, days: number, reach: number): Drawing {
  const random = seededRandom(seed);
  const top = CENTER - OUTER;
  const strokes = Array.from({ length: STRANDS }, (_, strand) => {
    const apart = ((OUTER - INNER) * strand) / (STRANDS - 1);
    const from = Math.round(20 + strand * 20 + random() * 30);
    const sway = Math.round(from + (random() - 0.5) * 170);
    const [down, up] = [OUTER - (apart * (1 + HALFWAY)) / 2, OUTER - (apart * HALFWAY) / 2].map(short);
    return (
      `M0 ${from}C${Math.max(reach - 520, reach * 0.3)} ${sway} ${Math.max(reach - 330, reach * 0.6)} ${short(top + apart)} ${reach} ${short(top + apart)}` +
      `a${down} ${down} 0 0 1 0 ${short(2 * OUTER - apart * (1 + HALFWAY))}` +
      `A${up} ${up} 0 0 1 ${reach} ${top}`
    );
  });
  const spacing = Math.min(DAY, (reach - 80) / days);
  const marks = Array.from({ length: days }, (_, day) => {
    const half = (day + 1) % 7 === 0 || day === days - 1 ? 16 : 6;
    return `M${short(reach + 60 + (day + 1) * spacing)} ${top - half}v${half * 2}`;
  });
  strokes.push(`M${reach} ${top}H${2 * reach}${marks.join('')}`, minutes(reach));
  return { width: 2 * reach, height: HEIGHT, strokes };
}

/** Draws sixty ticks around the dial, longer where a third of the hour begins. */
function minutes(middle: number): string {
  return Array.from({ length: 60 }, (_, minute) => {
    const angle = minute * 6 - 90;
    const [x, y] = onCircle(middle, CENTER, OUTER + 14, angle);
    const [toX, toY] = onCircle(middle, CENTER, OUTER + (minute % 20 === 0 ? 34 : 20), angle);
    return `M${short(x)} ${short(y)}L${short(toX)} ${short(toY)}`;
  }).join('');
}

/** Draws a dot in each third of the hour and a line from it to the words next to the dial. */
export function stepLines(middle: number): string {
  return STEPS.map((degrees) => {
    const [x, y] = onCircle(middle, CENTER, OUTER, degrees - 90);
    const side = degrees < 180 ? 1 : -1;
    return `M${short(x - 5)} ${short(y)}a5 5 0 1 1 0 .1zM${short(x + side * 5)} ${short(y)}H${middle + side * 324}`;
  }).join('');
}

/** Draws the sign of a step: the dial with one third of the hour marked. */
export function thirdOfAnHour(index: number): { ring: string; part: string } {
  const [x, y] = onCircle(32, 32, 30, index * 120 - 90);
  const [toX, toY] = onCircle(32, 32, 30, index * 120 + 30);
  return {
    ring: 'M2 32a30 30 0 1 1 0 .1z',
    part: `M32 32L${short(x)} ${short(y)}A30 30 0 0 1 ${short(toX)} ${short(toY)}z`,
  };
}
