import { enter, leave, leaveRight, turnOf } from '../../components/art/rail.ts';
import { path, rails, type Stroke } from '../../components/art/stroke.ts';

/** Minutes of a session, one tick each. */
const MINUTES = 60;

/** Draws an hour on a line, from its last minute to its first: a tick per minute, a longer one per quarter hour. */
export function hourTicks(width: number, end: number, long: number): string {
  const [minute, quarter] = width > 800 ? [17, 39] : [19, 42];
  const ticks = Array.from({ length: MINUTES + 1 }, (_, at) => {
    const height = at % 15 === 0 ? quarter : minute;
    return path`H${end - (at * long) / MINUTES}v${-height}v${height}`;
  });
  return ticks.join('');
}

/**
 * Draws the unwound line as a ruler, from the right margin to the left one: the hour in the middle, over the two columns of what is
 * in it, as long as the ball was wide.
 */
export function hourLine(width: number): Stroke {
  const { right } = rails(width);
  const q = turnOf(width);
  const [ground, end, long] = width > 800 ? [70, 1012, 584] : [70, 575, 430];
  const height = ground + q;
  const entry = path`M${right} 0V${ground - q}Q${right} ${ground} ${right - q} ${ground}`;
  return { width, height, d: entry + hourTicks(width, end, long) + leave(width, ground, height) };
}

/** Draws the line straight across the page, from the left margin to the right one. */
export function straightLine(width: number): Stroke {
  const q = turnOf(width);
  return { width, height: 2 * q, d: enter(width, q) + leaveRight(width, q, 2 * q) };
}
