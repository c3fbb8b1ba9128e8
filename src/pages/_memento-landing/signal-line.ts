import { dot, polyline } from '../../components/art/shapes.ts';

/** Draws a signal's weeks as a line in a box of 240 × 48, scaled to its range. */
export function signalLine(weeks: readonly number[]): string {
  return polyline(points(weeks));
}

/** Returns the weeks to mark: the first, the turning point and the last. */
export function signalMarks(weeks: readonly number[]): { start: string; turn: string; last: string } {
  const [first = 0, last = 0] = [weeks[0], weeks.at(-1)];
  const turned = weeks.indexOf(last > first ? Math.min(...weeks) : Math.max(...weeks));
  const dots = points(weeks).map(([x, y]) => dot(x, y));
  return { start: dots[0] ?? '', turn: dots[turned] ?? '', last: dots.at(-1) ?? '' };
}

function points(weeks: readonly number[]): [x: number, y: number][] {
  const [low, high] = [Math.min(...weeks), Math.max(...weeks)];
  return weeks.map((value, week) => [
    Math.round((week / (weeks.length - 1)) * 240),
    Math.round(42 - ((value - low) / (high - low || 1)) * 36),
  ]);
}
