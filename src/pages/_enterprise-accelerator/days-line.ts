import type { SprintPhase } from '../../content/guide.ts';
import { BEYOND, turnOf } from '../../components/art/rail.ts';
import { path, rails, type Stroke } from '../../components/art/stroke.ts';

const WEEK = 7;

/**
 * Returns the drawing of the days as one measured line from the left margin off the page: a tooth per day, a longer one per week, a
 * long one where a phase starts, and a pole at the end for the price. A phone has no room for days.
 */
export function daysLine(days: number, phases: readonly SprintPhase[]): (width: number) => Stroke {
  return (width) => {
    const { left, right } = rails(width);
    const isWide = width > 800;
    const turn = turnOf(width);
    const [y, day, week, phase, pole] = isWide ? [96, 14, 34, 74, 250] : [84, 0, 26, 62, 220];
    const inset = isWide ? 60 : 36;
    const from = left + inset;
    const step = (right - inset - from) / days;
    const starts = new Set(phases.map(({ weeks: [first] }) => (first - 1) * WEEK));
    const teeth = Array.from({ length: days + 1 }, (_, at) => {
      const high = at === days ? pole : starts.has(at) ? phase : at % WEEK === 0 ? week : day;
      return high ? path`H${from + at * step}V${y - high}V${y}` : '';
    });
    return {
      width,
      height: y + turn,
      d: path`M${left} 0V${y - turn}Q${left} ${y} ${left + turn} ${y}` + teeth.join('') + path`H${width + BEYOND}`,
    };
  };
}
