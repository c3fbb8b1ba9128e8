import { numbers, path } from '../../components/art/stroke.ts';

export type Point = readonly [x: number, y: number];

/** A gear whose teeth have straight flanks. */
export interface Wheel {
  x: number;
  y: number;
  /** The pitch circle's. */
  radius: number;
  teeth: number;
  /** How far a tooth stands out of the pitch circle, and how far it goes down into it, in modules. */
  depth: number;
}

const RADIAN = Math.PI / 180;
/** How far around a corner its turn begins, in modules. */
const ROUND = 0.17;
/** Half a tooth's width at its tip and at its foot, as shares of the way to the next. */
const [TIP, FOOT] = [0.2, 0.285];

/** Returns the angle between two teeth, in degrees. */
export function pitchOf({ teeth }: Wheel): number {
  return 360 / teeth;
}

/** Returns the radii of a wheel's circles. */
export function circlesOf({ radius, teeth, depth }: Wheel): { module: number; root: number; tip: number } {
  const module = (2 * radius) / teeth;
  return { module, root: radius - depth * module, tip: radius + depth * module };
}

/** Returns a point of a wheel. Degrees count clockwise from three o'clock. */
export function onWheel({ x, y }: Wheel, reach: number, degrees: number): Point {
  return [x + reach * Math.cos(degrees * RADIAN), y + reach * Math.sin(degrees * RADIAN)];
}

/** Returns the point that far from one point toward another. */
export function toward(from: Point, to: Point, distance: number): Point {
  const share = distance / Math.hypot(to[0] - from[0], to[1] - from[1]);
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

/** Draws an arc of a circle clockwise to a point. */
function arc(radius: number, [x, y]: Point): string {
  return path`A${radius} ${radius} 0 0 1 ${x} ${y}`;
}

/** The turn around a corner: from one end over the corner to the other. */
type Turn = readonly [from: Point, corner: Point, to: Point];

/** Returns the turns of one side of a tooth, from the outside in. */
function side(wheel: Wheel, degrees: number, way: 1 | -1): { tip: Turn; foot: Turn } {
  const { module, root, tip } = circlesOf(wheel);
  const round = ROUND * module;
  const at = (reach: number, half: number, more = 0) =>
    onWheel(wheel, reach, degrees + way * (half * pitchOf(wheel) + more / reach / RADIAN));
  const [shoulder, corner] = [at(tip, TIP), at(root, FOOT)];
  return {
    tip: [at(tip, TIP, -round), shoulder, toward(shoulder, corner, round)],
    foot: [toward(corner, shoulder, round), corner, at(root, FOOT, round)],
  };
}

/** Draws a turn from where the line is on its first end. */
function around([, corner, to]: Turn): string {
  return `Q${numbers(...corner, ...to)}`;
}

/** Draws a turn the other way, from where the line is on its last end. */
function aroundBack([from, corner]: Turn): string {
  return `Q${numbers(...corner, ...from)}`;
}

/** Returns the point of the root circle at which a tooth begins. */
export function startOf(wheel: Wheel, degrees: number): Point {
  return side(wheel, degrees, -1).foot[2];
}

/** Draws a tooth clockwise, from the point at which it begins. */
export function tooth(wheel: Wheel, degrees: number): string {
  const [up, down] = [side(wheel, degrees, -1), side(wheel, degrees, 1)];
  return `${aroundBack(up.foot)}${crown(wheel, up.tip, down.tip)}L${numbers(...down.foot[0])}${around(down.foot)}`;
}

/** Draws a tooth's two flanks and its tip, from the root circle to the root circle. */
export function bareTooth(wheel: Wheel, degrees: number): string {
  const [up, down] = [side(wheel, degrees, -1), side(wheel, degrees, 1)];
  return `M${numbers(...up.foot[1])}${crown(wheel, up.tip, down.tip)}L${numbers(...down.foot[1])}`;
}

/** Draws the way up a flank, and over the tip. */
function crown(wheel: Wheel, up: Turn, down: Turn): string {
  return `L${numbers(...up[2])}${aroundBack(up)}${arc(circlesOf(wheel).tip, down[0])}${around(down)}`;
}

/**
 * Draws a wheel's rim clockwise to an angle, over the teeth at the given angles and along the root circle between them. The
 * line has to be on the root circle already.
 */
export function rim(wheel: Wheel, teeth: readonly number[], to: number): string {
  const { root } = circlesOf(wheel);
  return (
    teeth.map((at) => arc(root, startOf(wheel, at)) + tooth(wheel, at)).join('') + arc(root, onWheel(wheel, root, to))
  );
}
