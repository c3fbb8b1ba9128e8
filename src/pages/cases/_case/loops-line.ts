import { turnOf } from '../../../components/art/rail.ts';
import { path, rails, smooth, type Stroke, type StrokePoint } from '../../../components/art/stroke.ts';
import type { Case } from '../../../content/cases.ts';

/** The most loops that a reader would count. */
const MOST = 12;
/** The room between the loops before and those after, as a share of their pitch. */
const APART = 0.8;
/** The points of a loop. */
const STEPS = 20;

/** How loops are drawn: the size of each, its lean to the right as a share of its height, and the length of line from one to the next. */
interface Loop {
  height: number;
  width: number;
  lean: number;
  pitch: number;
}

/** The loops of a wide screen and of a phone, and where the columns of figures start and end, as shares of the page's width. */
const WIDE_LOOPS = { height: 256, width: 176, lean: 0.24, pitch: 158, columns: [0.0833, 0.6537, 0.9167] } as const;
const NARROW_LOOPS = { height: 148, width: 84, lean: 0.2, pitch: 64, columns: [0.0923, 0.66, 0.95] } as const;

/**
 * Returns a case's drawing: the line from the left margin to the right one, a loop for each day, or whatever else the case
 * counts. The ones before stand over the first figure, the ones after over the second, upright and rounder: what is left is calm.
 * It has none for a figure that isn't a small whole number.
 */
export function loopsOf({ start, end }: Pick<Case, 'start' | 'end'>): (width: number) => Stroke {
  const [before, after] = [countOf(start.value), countOf(end.value)];
  return (width) => {
    const { left, right } = rails(width);
    const turn = turnOf(width);
    const { columns, ...full } = width > 800 ? WIDE_LOOPS : NARROW_LOOPS;
    const [first, second, last] = columns.map((share) => share * width) as [number, number, number];
    const fitting = (from: number, to: number, count: number) =>
      count > 1 ? (to - from) / (count + APART) : full.pitch;
    const pitch = Math.min(full.pitch, fitting(first, second, before), fitting(second, last, after));
    const loop = { ...full, pitch, width: (full.width * pitch) / full.pitch };
    const y = full.height + turn + 12;
    const points: StrokePoint[] = [
      [left, 0, 0, 1],
      [left, y - turn, 0, 1],
      [left + turn, y, 1, 0],
      // The first loop starts past the corner.
      ...coil(before, first, y, loop).filter(([x], step) => step >= STEPS / 2 || x > left + 1.5 * turn),
      ...coil(after, second, y, { ...loop, width: 0.9 * full.height, lean: 0 }),
      [right - turn, y, 1, 0],
    ];
    return { width, height: y + turn, d: smooth(points) + path`Q${right} ${y} ${right} ${y + turn}` };
  };
}

/** Returns the whole number that a figure starts with, 0 if there is none or it is too large to count. */
function countOf(value: string): number {
  const count = /^\d+(?![\d.,])/.exec(value)?.[0];
  return count && Number(count) <= MOST ? Number(count) : 0;
}

/** Returns loops on the line, the leftmost point of the first at an x. */
function coil(count: number, x: number, y: number, { height, width, lean, pitch }: Loop): StrokePoint[] {
  if (count === 0) return [];
  const half = height / 2;
  // While the pen goes around, it moves on: by a quarter of the pitch on each side.
  const across = width / 2 + pitch / 4;
  const start = x + Math.hypot(width / 2, lean * half) - lean * half - pitch / 2;
  return Array.from({ length: count * STEPS + 1 }, (_, step): StrokePoint => {
    const angle = (step / STEPS) * 2 * Math.PI;
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    const up = half * (1 - cos);
    return [
      start + (pitch * step) / STEPS + across * sin + lean * up,
      y - up,
      pitch / (2 * Math.PI) + across * cos + lean * half * sin,
      -half * sin,
    ];
  });
}
