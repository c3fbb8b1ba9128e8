import { rails, smooth, type Stroke, type StrokePoint } from '../../../components/art/stroke.ts';
import type { Case } from '../../../content/cases.ts';

/** The most loops that a reader would count. */
const MOST = 12;
/** How far a coil goes on with each loop, in radii: less than two, so that loops cross. */
const PITCH = 1.25;
/** How far the loops lean to the right, as a share of their height. */
const SLANT = 0.22;
/** The points of a loop. */
const STEPS = 8;

/**
 * Returns a case's drawing: the line from the left margin to the right, a coil with a loop for each day, or whatever else the case counts,
 * over the first column before and over the second after. It has none for a figure that isn't a small whole number.
 */
export function loopsOf({ start, end }: Pick<Case, 'start' | 'end'>): (width: number) => Stroke {
  const [before, after] = [countOf(start.value), countOf(end.value)];
  return (width) => {
    const { left, right } = rails(width);
    const [widest, turn, above] = width > 800 ? [56, 26, 36] : [38, 20, 44];
    const [first = 0, second = 0] = (width > 800 ? [0.0833, 0.5111] : [0.0923, 0.5615]).map((share) => share * width);
    const loops = Math.max(before, after, 2);
    const radius = Math.min(widest, (second - first - width * 0.05) / ((loops - 1.5) * PITCH + 2));
    const y = 2 * radius + above;
    const points: StrokePoint[] = [
      [left, 0, 0, 1],
      [left, y - turn, 0, 1],
      [left + turn, y, 1, 0],
      ...coil(before, first, y, radius),
      [second - width * 0.03, y, 1, 0],
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

/** Returns a coil of loops on the line from the start of a column, each of which crosses the next. */
function coil(count: number, x: number, y: number, radius: number): StrokePoint[] {
  if (count === 0) return [];
  const pitch = PITCH * radius;
  const start = x + radius - 0.75 * pitch;
  return Array.from({ length: count * STEPS + 1 }, (_, step): StrokePoint => {
    const angle = (step / STEPS) * 2 * Math.PI;
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    const height = radius * (1 - cos);
    return [
      start + (pitch * step) / STEPS + radius * sin + SLANT * height,
      y - height,
      pitch / (2 * Math.PI) + radius * cos + SLANT * radius * sin,
      -radius * sin,
    ];
  });
}
