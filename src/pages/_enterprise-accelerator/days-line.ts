import type { SprintPhase } from '../../content/guide.ts';
import { enter, turnOf } from '../../components/art/rail.ts';
import { path, rails, type Stroke, WIDE } from '../../components/art/stroke.ts';

const WEEK = 7;
/** How far the first day is from the margin's line. The columns of text start there. */
const INSET = 60;
/** How high the marks of a day, a week and a phase are, as high as the ruler. */
const RULER = { day: 36, week: 76, phase: 376 };

/**
 * Returns the drawing of the days as one measured line from the left margin to the right one, down to the price: a mark per day, a
 * taller one per week, and one as high as the ruler where a phase starts and on the last day. It is for wide screens; on others, the
 * days run down the margin.
 */
export function daysLine(days: number, phases: readonly SprintPhase[]): () => Stroke {
  const { left, right } = rails(WIDE);
  const [turn, y] = [turnOf(WIDE), RULER.phase];
  const starts = new Set(phases.map(({ weeks: [first] }) => (first - 1) * WEEK));
  const marks = Array.from({ length: days + 1 }, (_, day) => {
    const high = starts.has(day) || day === days ? RULER.phase : day % WEEK === 0 ? RULER.week : RULER.day;
    return path`H${left + INSET + (day * (right - left - 2 * INSET)) / days}V${y - high}V${y}`;
  });
  const height = y + turn;
  return () => ({
    width: WIDE,
    height,
    d: enter(WIDE, y) + marks.join('') + path`H${right - turn}Q${right} ${y} ${right} ${height}`,
  });
}
