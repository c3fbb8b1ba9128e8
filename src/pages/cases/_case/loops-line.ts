import { rails, smooth, type Stroke, type StrokePoint } from '../../../components/art/stroke.ts';
import type { Case } from '../../../content/cases.ts';

/** The most loops that a reader would count. */
const MOST = 12;
/** The space between loops. */
const GAP = 8;

/**
 * Returns a case's drawing: the line from the left margin to the right with a loop for each day, or whatever else the case counts,
 * over the first column before and over the second after. It has none for a figure that isn't a small whole number.
 */
export function loopsOf({ start, end }: Pick<Case, 'start' | 'end'>): (width: number) => Stroke {
  const [before, after] = [countOf(start.value), countOf(end.value)];
  return (width) => {
    const { left, right } = rails(width);
    const [widest, turn] = width > 800 ? [46, 26] : [26, 20];
    const [first = 0, second = 0] = (width > 800 ? [0.0833, 0.5111] : [0.0923, 0.5615]).map((share) => share * width);
    const column = second - first - width * 0.05;
    const room = (column + GAP) / Math.max(before, after, 1) - GAP;
    const radius = Math.min(widest, Math.floor(room / 2));
    const y = 2 * radius + 24;
    const points: StrokePoint[] = [
      [left, 0, 0, 1],
      [left, y - turn, 0, 1],
      [left + turn, y, 1, 0],
      ...coil(before, first, y, radius),
      [second - 20, y, 1, 0],
      ...coil(after, second, y, radius),
      [right - turn, y, 1, 0],
      [right, y + turn, 0, 1],
    ];
    return { width, height: y + turn, d: smooth(points) };
  };
}

/** Returns the whole number that a figure starts with, 0 if there is none or it is too large to count. */
function countOf(value: string): number {
  const count = /^\d+(?![\d.,])/.exec(value)?.[0];
  return count && Number(count) <= MOST ? Number(count) : 0;
}

/** Returns loops on the line, next to each other from the start of a column. */
function coil(count: number, x: number, y: number, radius: number): StrokePoint[] {
  return Array.from({ length: count }, (_, index): StrokePoint[] => {
    const middle = x + radius + index * (2 * radius + GAP);
    return [
      [middle, y, 1, 0],
      [middle + radius, y - radius, 0, -1],
      [middle, y - 2 * radius, -1, 0],
      [middle - radius, y - radius, 0, 1],
      [middle, y, 1, 0],
    ];
  }).flat();
}
