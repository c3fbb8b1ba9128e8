import { numbers, unit } from './stroke.ts';

export type Point = readonly [x: number, y: number];

/** A strand where it crosses another: the place, the directions of both, and how far along the line it is. */
interface Strand {
  at: Point;
  toward: Point;
  other: Point;
  along: number;
}

/** How far a gap reaches beyond the strand on top, and how far beyond the strand below on both sides. */
const GAP = 5;
const WIDER = 1.4;
/** Strands at a smaller angle lie side by side, where a gap would be as long as the drawing of them. */
const LEAST_SINE = 0.4;
/** Closer than this, the gaps of two crossings leave only crumbs of the line between them. */
const CROWDED = 12;

/** Returns the gaps of a path by `smooth`. `clear` is its half width. */
export function gapsOf(d: string, clear: number): string {
  return overUnder(sampled(d), clear);
}

/**
 * Returns the gaps of a knot: areas in the color of the ground that cut each strand below on both sides of the strand on top. The
 * line crosses itself over and under alternately, and stays one path, so that it can be drawn in one go. Crossings that are too
 * flat or too close to another have no gap. `clear` is the strand's half width.
 */
export function overUnder(line: readonly Point[], clear: number): string {
  const strands = line.slice(1).flatMap((_, index) => crossings(line, index));
  const isClear = ({ at, toward, other }: Strand) =>
    Math.abs(cross(toward, other)) >= LEAST_SINE &&
    strands.every((strand) => {
      const apart = Math.hypot(...between(at, strand.at));
      return apart === 0 || apart >= CROWDED;
    });
  return strands
    .toSorted((a, b) => a.along - b.along)
    .filter((strand, index) => index % 2 === 1 && isClear(strand))
    .flatMap((strand) => [-1, 1].map((side) => gap(strand, side, clear)))
    .join('');
}

/** Draws the gap of a strand below on one side of the strand on top, with edges parallel to both. */
function gap({ at: [x, y], toward: [dx, dy], other: [overX, overY] }: Strand, side: number, clear: number): string {
  const sine = Math.abs(cross([dx, dy], [overX, overY]));
  const corner = (along: number, across: number) =>
    numbers(x + (along * dx + across * overX) / sine, y + (along * dy + across * overY) / sine);
  const [near, far, wide] = [side * clear, side * (clear + GAP), clear + WIDER];
  return `M${corner(near, -wide)}L${corner(near, wide)}L${corner(far, wide)}L${corner(far, -wide)}z`;
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
    const [toward, otherToward] = [unit(...way), unit(...otherWay)];
    return [
      { at, toward, other: otherToward, along: index + share },
      { at, toward: otherToward, other: toward, along: place + otherShare },
    ];
  });
}

function between(from: Point, to: Point): Point {
  return [to[0] - from[0], to[1] - from[1]];
}

function cross(a: Point, b: Point): number {
  return a[0] * b[1] - a[1] * b[0];
}
