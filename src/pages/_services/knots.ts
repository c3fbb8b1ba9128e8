import { knot } from '../../components/art/knot.ts';
import { path, rails, smooth, type Stroke, type StrokePoint } from '../../components/art/stroke.ts';

/** The points of each knot of a service, about its middle, in units of a wide page: the last one is a point. */
const KNOTS: readonly (readonly StrokePoint[])[] = [knot(0, 0, 46, 0.9), figureEight(), overhand(), []];

/** Returns a figure-eight knot: the plane curve of x = t³ − 3t and y = t⁵ − 5t³ + 4t. */
function figureEight(): StrokePoint[] {
  return along(12, (t) => [
    64 * (t ** 3 - 3 * t),
    -32 * (t ** 5 - 5 * t ** 3 + 4 * t),
    64 * (3 * t ** 2 - 3),
    -32 * (5 * t ** 4 - 15 * t ** 2 + 4),
  ]);
}

/** Returns an overhand knot, the simplest of all: the plane curve of x = t³ − 3t and y = t⁴ − 4t². */
function overhand(): StrokePoint[] {
  return along(12, (t) => [
    66 * (t ** 3 - 3 * t),
    29 * (t ** 4 - 4 * t ** 2) - 26,
    66 * (3 * t ** 2 - 3),
    29 * (4 * t ** 3 - 8 * t),
  ]);
}

/** Returns points of a curve from t = −2 to 2, each with the curve's direction. */
function along(steps: number, at: (t: number) => StrokePoint): StrokePoint[] {
  return Array.from({ length: steps + 1 }, (_, step) => at((4 * step) / steps - 2));
}

/** Returns the drawing above a service: the line runs across the page and back, its knot simpler with each service. */
export function untying(index: number): (width: number) => Stroke {
  return (width) => {
    const { left, right } = rails(width);
    const wide = width > 800;
    const tied = KNOTS[index] ?? [];
    const isTied = tied.length > 0;
    const [x, y] = [left + (right - left) * (0.3 + 0.16 * index), isTied ? (wide ? 150 : 130) : 64];
    const size = wide ? 1 : 0.8;
    const turn = wide ? 26 : 20;
    const back = y + (isTied ? (wide ? 150 : 130) : 64);
    const d = smooth([
      [left, 0, 0, 1],
      [left, y - turn, 0, 1],
      [left + turn, y, 1, 0],
      ...(isTied
        ? ([
            [x - 230 * size, y, 1, 0],
            ...tied.map(([across, down, ...toward]): StrokePoint => [x + size * across, y + size * down, ...toward]),
            [x + 230 * size, y, 1, 0],
          ] as const)
        : []),
      [right - turn, y, 1, 0],
      [right, y + turn, 0, 1],
      [right, back - turn, 0, 1],
      [right - turn, back, -1, 0],
      [left + turn, back, -1, 0],
      [left, back + turn, 0, 1],
    ]);
    return { width, height: back + turn, d, marks: isTied ? undefined : path`M${x} ${y}h0` };
  };
}

/** A drawing for each service, by its name in the file of drawings. */
export const knots = Object.fromEntries(KNOTS.map((_, index) => [`knot${index + 1}`, untying(index)]));
