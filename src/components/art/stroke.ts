/** A point of a curve; the second pair, if given, is the direction in which the curve passes it. */
export type StrokePoint = readonly [x: number, y: number, towardX?: number, towardY?: number];

/** A drawing made by the site's line: one path in a box as wide as the page, in units of that box. */
export interface Stroke {
  width: number;
  height: number;
  d: string;
  /** Words next to the line, each centered on its point unless it has an anchor, or on a path of its own. */
  labels?: readonly (
    { x: number; y: number; text: string; anchor?: 'start' | 'end' } | { along: string; text: string }
  )[];
  /** Words that the page says anyway. They are in the drawings' file and add nothing to the page. */
  captions?: readonly { x: number; y: number; text: string; anchor?: 'start' | 'end' }[];
  /** Small areas in the color of the ground, where the line passes under itself. They are in the drawings' file too. */
  gaps?: string;
  /** A path that appears with the labels: what stands apart from the line can't be drawn in its order. */
  marks?: string;
}

/** The widths of a stroke's box: for screens from 48em on, and for phones. */
export const WIDE = 1440;
export const NARROW = 720;

/** The share of the page's width at which the line runs down the margin, as `--rail` in line.css has it. */
const RAIL = 0.042014;

/** Returns the ids of a drawing in its file, one per width. A drawing that takes no width has one for wide screens only. */
export function strokeIds(name: string, draw: (width: number) => Stroke): { id: string; box: number }[] {
  if (draw.length === 0) return [{ id: name, box: WIDE }];
  return [WIDE, NARROW].map((box) => ({ id: `${name}-${box}`, box }));
}

/** Returns the x of the left and the right rail in a box of a width. */
export function rails(width: number): { left: number; right: number } {
  const left = width * RAIL;
  return { left, right: width - left };
}

/** The length of a curve's handles, as a share of its segment. */
const REACH = 0.36;

/**
 * Returns a path through points. Each point has one tangent, weighted by the lengths of its neighboring segments, so that the
 * curve has no corners; a point may fix its own.
 */
export function smooth(points: readonly StrokePoint[]): string {
  const tangents = points.map((point, index) => tangent(points[index - 1], point, points[index + 1]));
  const curves = points.slice(1).map((to, index) => {
    const from = points[index] ?? to;
    const reach = Math.hypot(to[0] - from[0], to[1] - from[1]) * REACH;
    const [leaveX, leaveY] = tangents[index] ?? [0, 0];
    const [arriveX, arriveY] = tangents[index + 1] ?? [0, 0];
    return numbers(
      from[0] + leaveX * reach,
      from[1] + leaveY * reach,
      to[0] - arriveX * reach,
      to[1] - arriveY * reach,
      to[0],
      to[1],
    );
  });
  const [start = [0, 0]] = points;
  return `M${numbers(start[0], start[1])}C${curves.join(' ')}`;
}

/** Returns one path through several curves, each of which starts where the one before ends. It has corners only there. */
export function joined(curves: readonly (readonly StrokePoint[])[]): string {
  return curves.map((curve, index) => (index === 0 ? smooth(curve) : smooth(curve).replace('M', 'L'))).join('');
}

function tangent(before: StrokePoint | undefined, at: StrokePoint, after: StrokePoint | undefined): [number, number] {
  const [x, y, towardX, towardY] = at;
  if (towardX !== undefined && towardY !== undefined) return unit(towardX, towardY);
  const [beforeX, beforeY] = before ?? at;
  const [afterX, afterY] = after ?? at;
  const arriving = Math.hypot(x - beforeX, y - beforeY) || 1;
  const leaving = Math.hypot(afterX - x, afterY - y) || 1;
  if (!before) return unit(afterX - x, afterY - y);
  if (!after) return unit(x - beforeX, y - beforeY);
  const weight = leaving / arriving;
  return unit((x - beforeX) * weight + (afterX - x) / weight, (y - beforeY) * weight + (afterY - y) / weight);
}

/** Returns a direction as a vector of length 1. */
export function unit(x: number, y: number): [number, number] {
  const length = Math.hypot(x, y) || 1;
  return [x / length, y / length];
}

/** Writes coordinates to a tenth. Rounded to whole units, the seam between two drawings would show. */
export function numbers(...values: readonly number[]): string {
  return values.map((value) => String(Math.round(value * 10) / 10)).join(' ');
}

/** Writes a path from commands and coordinates, each coordinate to a tenth. */
export function path(strings: TemplateStringsArray, ...values: readonly number[]): string {
  return strings.map((text, index) => text + (index < values.length ? numbers(values[index] ?? 0) : '')).join('');
}

/** Draws the line from one x to another: down, across and down again. */
export function crossing(width: number, from: number, to: number): Stroke {
  const turn = width > 800 ? 26 : 20;
  const [y, ahead] = [turn * 1.5, Math.sign(to - from) * turn];
  return {
    width,
    height: 3 * turn,
    d: path`M${from} 0V${turn / 2}Q${from} ${y} ${from + ahead} ${y}H${to - ahead}Q${to} ${y} ${to} ${turn * 2.5}V${3 * turn}`,
  };
}

/** Draws the way back, from the right margin to the left. */
export function wayBack(width: number): Stroke {
  const { left, right } = rails(width);
  return crossing(width, right, left);
}

/** Draws the way across, from the left margin to the right. */
export function wayAcross(width: number): Stroke {
  const { left, right } = rails(width);
  return crossing(width, left, right);
}
