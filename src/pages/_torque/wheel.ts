import { numbers, path } from '../../components/art/stroke.ts';

export type Point = readonly [x: number, y: number];

/** A gear whose teeth have straight flanks. */
export interface Wheel {
  x: number;
  y: number;
  /** The pitch circle's. */
  radius: number;
  teeth: number;
}

const RADIAN = Math.PI / 180;
/** In modules: how far a tooth stands out of the pitch circle and goes down into it, and how far around a corner its turn begins. */
const [ADDENDUM, DEDENDUM, ROUND] = [0.9, 0.95, 0.17];
/** Half a tooth's width at its tip and at its foot, as shares of the way to the next. */
const [TIP, FOOT] = [0.235, 0.33];
/** How much wider a tooth's half gets in a line that runs around it at a distance, as a share of the distance: its flanks lean. */
const LEAN = 0.85;
/** How far around a corner a turn begins at least. */
const MIN_TURN = 6;

/** Returns the angle between two teeth, in degrees. */
export function pitchOf({ teeth }: Wheel): number {
  return 360 / teeth;
}

/** Returns the radii of a wheel's circles. */
export function circlesOf({ radius, teeth }: Wheel): { module: number; root: number; tip: number } {
  const module = (2 * radius) / teeth;
  return { module, root: radius - DEDENDUM * module, tip: radius + ADDENDUM * module };
}

/** Returns a point of a wheel. Degrees count clockwise from three o'clock. */
export function onWheel({ x, y }: Wheel, reach: number, degrees: number): Point {
  return [x + reach * Math.cos(degrees * RADIAN), y + reach * Math.sin(degrees * RADIAN)];
}

/** Returns the point that far from one point toward another. */
function toward(from: Point, to: Point, distance: number): Point {
  const share = distance / Math.hypot(to[0] - from[0], to[1] - from[1]);
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

/** Draws an arc of a circle clockwise to a point. */
export function arc(radius: number, [x, y]: Point): string {
  return path`A${radius} ${radius} 0 0 1 ${x} ${y}`;
}

/** The turn around a corner: from one end over the corner to the other. */
type Turn = readonly [from: Point, corner: Point, to: Point];

/** Returns the turns of one side of a tooth, from the outside in. */
function side(wheel: Wheel, degrees: number, way: 1 | -1, away: number): { tip: Turn; foot: Turn } {
  const { module, root, tip } = circlesOf(wheel);
  const at = (circle: number, half: number, more = 0) => {
    const reach = circle + away;
    return onWheel(wheel, reach, degrees + way * (half * pitchOf(wheel) + (LEAN * away + more) / reach / RADIAN));
  };
  const [outer, inner] = [ROUND * module + away, Math.max(MIN_TURN, ROUND * module - away)];
  const [shoulder, corner] = [at(tip, TIP), at(root, FOOT)];
  return {
    tip: [at(tip, TIP, -outer), shoulder, toward(shoulder, corner, outer)],
    foot: [toward(corner, shoulder, inner), corner, at(root, FOOT, inner)],
  };
}

/** Returns a turn the other way around. */
function back([from, corner, to]: Turn): Turn {
  return [to, corner, from];
}

/** Draws a turn from where the line is on its first end. */
function around([, corner, to]: Turn): string {
  return `Q${numbers(...corner, ...to)}`;
}

/** Draws the way along the root circle to a tooth and up to its tip. `away` is how far outside the wheel the line runs. */
export function climb(wheel: Wheel, degrees: number, away = 0): string {
  const { tip, foot } = side(wheel, degrees, -1, away);
  const [up, over] = [back(foot), back(tip)];
  return arc(circlesOf(wheel).root + away, up[0]) + around(up) + `L${numbers(...over[0])}` + around(over);
}

/** Draws the way along a tooth's tip and down to its foot. */
export function descend(wheel: Wheel, degrees: number, away = 0): string {
  const { tip, foot } = side(wheel, degrees, 1, away);
  return arc(circlesOf(wheel).tip + away, tip[0]) + around(tip) + `L${numbers(...foot[0])}` + around(foot);
}

/**
 * Draws a wheel's rim clockwise to an angle, over the teeth at the given angles and along the root circle between them. The
 * line has to be on the root circle already.
 */
export function rim(wheel: Wheel, teeth: readonly number[], to: number): string {
  const { root } = circlesOf(wheel);
  return teeth.map((at) => climb(wheel, at) + descend(wheel, at)).join('') + arc(root, onWheel(wheel, root, to));
}

/** Draws all of a wheel's rim, with a tooth at an angle. */
export function wholeRim(wheel: Wheel, at: number): string {
  const pitch = pitchOf(wheel);
  const start = at - pitch / 2;
  const teeth = Array.from({ length: wheel.teeth }, (_, index) => at + index * pitch);
  return `M${numbers(...onWheel(wheel, circlesOf(wheel).root, start))}${rim(wheel, teeth, start + 360)}`;
}
