import { BEYOND, turnOf } from '../../../components/art/rail.ts';
import { rails, smooth, type Stroke, type StrokePoint } from '../../../components/art/stroke.ts';
import type { Case } from '../../../content/cases.ts';

/** The most loops that a reader would count. */
const MOST = 12;
/** The points of a loop. */
const STEPS = 20;

/**
 * How loops are drawn: in a place on the line, with a height and width of a loop, a lean to the right as a share of the height, and the
 * length of line that a loop takes if it's the only one.
 */
interface Coil {
  from: number;
  to: number;
  height: number;
  width: number;
  lean: number;
  alone: number;
}

/**
 * Returns a case's drawing: the line from the left margin off the page on the right, a loop for each day, or whatever else the case counts. The
 * ones before stand in the first column, the ones after in the second, all of one size. It has none for a figure that isn't a
 * small whole number.
 */
export function loopsOf({ start, end }: Pick<Case, 'start' | 'end'>): (width: number) => Stroke {
  const [before, after] = [countOf(start.value), countOf(end.value)];
  return (width) => {
    const { left } = rails(width);
    const isWide = width > 800;
    const turn = turnOf(width);
    const [first = 0, middle = 0, second = 0, last = 0] = (
      isWide ? [0.085, 0.69, 0.729, 0.92] : [0.088, 0.6, 0.634, 0.95]
    ).map((share) => share * width);
    const height = isWide ? 256 : 272;
    const y = height + (isWide ? 28 : 40);
    const loop = { height, width: isWide ? 172 : 104, lean: isWide ? 0.24 : 0.2 };
    const single = loop.width + loop.lean * height;
    const apart = (middle - first - single) / Math.max(1, before - 1);
    const alone = Math.min(apart, loop.width);
    const to = Math.min(last, second + single + (after - 1) * apart);
    const points: StrokePoint[] = [
      [left, 0, 0, 1],
      [left, y - turn, 0, 1],
      [left + turn, y, 1, 0],
      ...coil(before, y, { from: first, to: middle, alone, ...loop }),
      ...coil(after, y, { from: second, to, alone, ...loop }),
      [width + BEYOND, y, 1, 0],
    ];
    return { width, height: y + turn, d: smooth(points) };
  };
}

/** Returns the whole number that a figure starts with, 0 if there is none or it is too large to count. */
function countOf(value: string): number {
  const count = /^\d+(?![\d.,])/.exec(value)?.[0];
  return count && Number(count) <= MOST ? Number(count) : 0;
}

/** Returns loops on the line, each of which crosses the next. */
function coil(count: number, y: number, { from, to, height, width, lean, alone }: Coil): StrokePoint[] {
  if (count === 0) return [];
  // The last loop leans beyond its place on the line.
  const room = to - from - lean * height;
  const across = Math.min(width, room) / 2;
  const pitch = count > 1 ? (room - 2 * across) / (count - 1) : alone;
  const start = from + across - pitch / 2;
  return Array.from({ length: count * STEPS + 1 }, (_, step): StrokePoint => {
    const angle = (step / STEPS) * 2 * Math.PI;
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    const half = height / 2;
    const up = half * (1 - cos);
    return [
      start + (pitch * step) / STEPS + across * sin + lean * up,
      y - up,
      pitch / (2 * Math.PI) + across * cos + lean * half * sin,
      -half * sin,
    ];
  });
}
