import { short } from '../../components/art/drawing.ts';

type Point = readonly [x: number, y: number];

/** The box of the fan. It is stretched to the height of the names, so its units mean nothing. */
export const FAN = 100;
/** Where on its way a strand is far enough from the others to carry answers. */
const SPREAD = 0.25;

/** Returns a strand's curve from the margin to its name, as the four points of a Bézier curve. */
function curve(index: number, count: number): [Point, Point, Point, Point] {
  const y = ((index + 0.5) / count) * FAN;
  return [
    [0, FAN / 2],
    [0.32 * FAN, FAN / 2],
    [0.42 * FAN, y],
    [FAN, y],
  ];
}

/** Draws a strand as far as a percentage of its way. */
export function strand(index: number, count: number, percent: number): string {
  const [start, ...others] = partOf(index, count, percent);
  return `M${written(start)}C${others.map(written).join(' ')}`;
}

/** Draws an answer on its strand: a point as large as the stroke is wide. */
export function answerOn(index: number, count: number, percent: number): string {
  const [, , , end] = partOf(index, count, percent);
  return `M${written(end)}h0`;
}

/** Returns the curve of a strand as far as a percentage of its way, by de Casteljau's algorithm. */
function partOf(index: number, count: number, percent: number): [Point, Point, Point, Point] {
  const [start, a, b, end] = curve(index, count);
  const between = ([x1, y1]: Point, [x2, y2]: Point): Point => {
    const t = SPREAD + (1 - SPREAD) * (percent / 100);
    return [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t];
  };
  const [ab, c] = [between(a, b), between(b, end)];
  const [first, second] = [between(start, a), between(ab, c)];
  const middle = between(first, ab);
  return [start, first, middle, between(middle, second)];
}

function written([x, y]: Point): string {
  return `${short(x)} ${short(y)}`;
}
