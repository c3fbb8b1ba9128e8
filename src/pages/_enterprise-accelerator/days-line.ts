import type { SprintPhase } from '../../content/guide.ts';
import { BEYOND, enter, leave, turnOf } from '../../components/art/rail.ts';
import { path, rails, type Stroke, WIDE } from '../../components/art/stroke.ts';

const WEEK = 7;
/** How far the first day is from the margin's line. The columns of text start there. */
const INSET = 60;
/** How high the marks of a day, a week and a phase are, as high as the drawing; and the pole for the price, which stands out above it. */
const RULER = { day: 36, week: 84, phase: 336, last: 480 };
/** The same for the line with the results. */
const REACHED = { y: 210, day: 5, week: 11, pole: 132 };

/** Returns the x of a day on a line that has all of them from column to column. */
function scaleOf(days: number): (day: number) => number {
  const { left, right } = rails(WIDE);
  return (day) => left + INSET + (day * (right - left - 2 * INSET)) / days;
}

/** Draws marks on the line, which goes on from the last one off the page. */
function marked(y: number, marks: readonly { x: number; high: number }[]): Stroke {
  const poles = marks.map(({ x, high }) => path`H${x}V${y - high}V${y}`).join('');
  return { width: WIDE, height: y + 1, d: enter(WIDE, y) + poles + path`H${WIDE + BEYOND}` };
}

/**
 * Returns the drawing of the days as one measured line from the left margin off the page: a mark per day, a taller one per week, one
 * as high as the drawing where a phase starts, and a pole at the end for the price. It is for wide screens; on others, the days run
 * down the margin.
 */
export function daysLine(days: number, phases: readonly SprintPhase[]): () => Stroke {
  const x = scaleOf(days);
  const starts = new Set(phases.map(({ weeks: [first] }) => (first - 1) * WEEK));
  const high = (day: number) => {
    if (day === days) return RULER.last;
    if (starts.has(day)) return RULER.phase;
    return day % WEEK === 0 ? RULER.week : RULER.day;
  };
  return () =>
    marked(
      RULER.phase,
      Array.from({ length: days + 1 }, (_, day) => ({ x: x(day), high: high(day) })),
    );
}

/** Returns the drawing of the days by which something was reached, with a pole at each, on a ruler of all days. */
export function reachedLine(days: number, reached: readonly number[]): () => Stroke {
  const x = scaleOf(days);
  const high = (day: number) => {
    if (reached.includes(day)) return REACHED.pole;
    return day % WEEK === 0 ? REACHED.week : REACHED.day;
  };
  return () =>
    marked(
      REACHED.y,
      Array.from({ length: days + 1 }, (_, day) => ({ x: x(day), high: high(day) })),
    );
}

/** Draws the line as the lower edge of a panel, from beyond the page to the left margin. */
export function panelEdge(): Stroke {
  const height = turnOf(WIDE);
  return { width: WIDE, height, d: path`M${WIDE + BEYOND} 0` + leave(WIDE, 0, height) };
}
