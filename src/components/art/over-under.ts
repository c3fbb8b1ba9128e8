import { numbers, unit } from './stroke.ts';

export type Point = readonly [x: number, y: number];

/** A strand where it crosses another: the place, the strand's direction and how far along the line it is. */
interface Strand {
  at: Point;
  toward: Point;
  along: number;
}

/** The width of each gap, and half its length along the strand on top. */
export const GAP = 5;
const REACH = 8;

/** Returns the gaps of a path by `smooth`. `clear` is its half width. */
export function gapsOf(d: string, clear: number): string {
  return overUnder(sampled(d), clear);
}

/**
 * Returns the gaps of a knot: paths in the color of the ground on both sides of each strand on top. The line crosses itself over
 * and under alternately, and stays one path, so that it can be drawn in one go. `clear` is the strand's half width.
 */
export function overUnder(line: readonly Point[], clear: number): string {
  const strands = line.slice(1).flatMap((_, index) => crossings(line, index));
  return strands
    .toSorted((a, b) => a.along - b.along)
    .filter((_, index) => index % 2 === 0)
    .flatMap(({ at: [x, y], toward: [dx, dy] }) =>
      [-1, 1].map((side) => {
        const [gapX, gapY] = [x - side * dy * (clear + GAP / 2), y + side * dx * (clear + GAP / 2)];
        return `M${numbers(gapX - dx * REACH, gapY - dy * REACH)}L${numbers(gapX + dx * REACH, gapY + dy * REACH)}`;
      }),
    )
    .join('');
}

/** Returns points of a curve between the points of a path by `smooth`. */
function sampled(d: string, steps = 23): Point[] {
  const [x = 0, y = 0, ...rest] = Array.from(d.matchAll(/-?[\d.]+/g), Number);
  let from: Point = [x, y];
  const points = [from];
  for (let index = 0; index < rest.length; index += 6) {
    const [ax = 0, ay = 0, bx = 0, by = 0, toX = 0, toY = 0] = rest.slice(index, index + 6);
    for (let step = 1; step <= steps; step++) {
      const [t, u] = [step / steps, 1 - step / steps];
      const mix = (p0: number, p1: number, p2: number, p3: number) =>
        u ** 3 * p0 + 3 * u * u * t * p1 + 3 * u * t * t * p2 + t ** 3 * p3;
      points.push([mix(from[0], ax, bx, toX), mix(from[1], ay, by, toY)]);
    }
    from = [toX, toY];
  }
  return points;
}

/** Returns both strands of each crossing of a piece of the line with a later piece. */
function crossings(line: readonly Point[], index: number): Strand[] {
  const from = line[index] ?? [0, 0];
  const way = between(from, line[index + 1] ?? from);
  return line.slice(index + 2, -1).flatMap((other, offset) => {
    const place = index + 2 + offset;
    const otherWay = between(other, line[place + 1] ?? other);
    const turn = cross(way, otherWay);
    const apart = between(from, other);
    const [share, otherShare] = [cross(apart, otherWay) / turn, cross(apart, way) / turn];
    if (!(share >= 0 && share < 1 && otherShare >= 0 && otherShare < 1)) return [];
    const at: Point = [from[0] + share * way[0], from[1] + share * way[1]];
    return [
      { at, toward: unit(...way), along: index + share },
      { at, toward: unit(...otherWay), along: place + otherShare },
    ];
  });
}

function between(from: Point, to: Point): Point {
  return [to[0] - from[0], to[1] - from[1]];
}

function cross(a: Point, b: Point): number {
  return a[0] * b[1] - a[1] * b[0];
}
