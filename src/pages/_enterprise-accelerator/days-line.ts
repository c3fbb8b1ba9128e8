import type { SprintPhase } from '../../content/guide.ts';
import { BEYOND, enter } from '../../components/art/rail.ts';
import { path, rails, type Stroke, WIDE } from '../../components/art/stroke.ts';

const WEEK = 7;

/** Heights of the teeth, and of the pole for the price, which stands out above the drawing. */
const [DAY, ONE_WEEK, PHASE, POLE] = [14, 40, 320, 430];

/** How far from the rail the ruler starts and ends: where the text does. */
const INSET = 60;

/**
 * Returns the drawing of the days as one measured line from the left margin off the page: a tooth per day, a longer one per week, one as
 * high as the drawing where a phase starts, and a pole at the end. For wide screens; on narrow ones, the margin is the ruler.
 */
export function daysLine(days: number, phases: readonly SprintPhase[]): () => Stroke {
  return () => {
    const { left, right } = rails(WIDE);
    const from = left + INSET;
    const step = (right - INSET - from) / days;
    const starts = new Set(phases.map(({ weeks: [first] }) => (first - 1) * WEEK));
    const teeth = Array.from({ length: days + 1 }, (_, at) => {
      const high = at === days ? POLE : starts.has(at) ? PHASE : at % WEEK === 0 ? ONE_WEEK : DAY;
      return path`H${from + at * step}V${PHASE - high}V${PHASE}`;
    });
    return { width: WIDE, height: PHASE + 1, d: enter(WIDE, PHASE) + teeth.join('') + path`H${WIDE + BEYOND}` };
  };
}
