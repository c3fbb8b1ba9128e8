import { numbers, path, smooth } from '../../components/art/stroke.ts';

export type Point = readonly [x: number, y: number];

/** A gear with involute teeth. */
export interface Wheel {
  x: number;
  y: number;
  /** The pitch circle's. */
  radius: number;
  teeth: number;
}

const RADIAN = Math.PI / 180;
/** The proportions of a tooth, in modules, and the pressure angle of a tooth with steep flanks. */
const [ADDENDUM, DEDENDUM, FILLET] = [0.9, 1.1, 0.2];
const PRESSURE = 14.5 * RADIAN;
/** How many points a flank has. */
const FLANK = 7;

/** Returns the angle between two teeth, in degrees. */
export function pitchOf({ teeth }: Wheel): number {
  return 360 / teeth;
}

/** Returns the radii of a wheel's circles. */
export function circlesOf({ radius, teeth }: Wheel): { module: number; root: number; base: number; tip: number } {
  const module = (2 * radius) / teeth;
  return {
    module,
    root: radius - DEDENDUM * module,
    base: radius * Math.cos(PRESSURE),
    tip: radius + ADDENDUM * module,
  };
}

/** Returns a point of a wheel. Degrees count clockwise from three o'clock. */
export function onWheel({ x, y }: Wheel, reach: number, degrees: number): Point {
  return [x + reach * Math.cos(degrees * RADIAN), y + reach * Math.sin(degrees * RADIAN)];
}

/** Returns the involute function of an angle. */
function involute(angle: number): number {
  return Math.tan(angle) - angle;
}

/** Returns half the angle that a tooth takes at a distance from the center, in degrees. Below the base circle, flanks are radial. */
function halfTooth(wheel: Wheel, reach: number): number {
  const angle = Math.acos(Math.min(1, circlesOf(wheel).base / reach));
  return (Math.PI / (2 * wheel.teeth) + involute(PRESSURE) - involute(angle)) / RADIAN;
}

/** Returns one flank as angles from the tooth's middle and distances from the center, from above the fillet to the tip. */
function flank(wheel: Wheel): [half: number, reach: number][] {
  const { module, root, tip } = circlesOf(wheel);
  const low = root + FILLET * module;
  return Array.from({ length: FLANK }, (_, index) => {
    const reach = low + (tip - low) * (index / (FLANK - 1)) ** 1.5;
    return [halfTooth(wheel, reach), reach];
  });
}

/** Returns the outline of one tooth clockwise, from its foot to its tip and back. */
export function tooth(wheel: Wheel, degrees: number): { rise: Point[]; fall: Point[] } {
  const side = (way: 1 | -1) => flank(wheel).map(([half, reach]) => onWheel(wheel, reach, degrees + way * half));
  return { rise: side(-1), fall: side(1).toReversed() };
}

/** Draws an arc of a circle clockwise to a point. */
function arc(radius: number, [x, y]: Point): string {
  return path`A${radius} ${radius} 0 0 1 ${x} ${y}`;
}

/**
 * Draws a wheel's rim clockwise to an angle, over the teeth at the given angles and along the root circle between them. The
 * line has to be on the root circle already.
 */
export function rim(wheel: Wheel, teeth: readonly number[], to: number): string {
  const { module, root, tip } = circlesOf(wheel);
  const foot = halfTooth(wheel, root);
  const fillet = (FILLET * module) / root / RADIAN;
  const cut = teeth.map((at) => {
    const { rise, fall } = tooth(wheel, at);
    const beside = (way: 1 | -1, more = 0) => onWheel(wheel, root, at + way * (foot + more));
    const [first = beside(-1), corner = first] = [rise[0], fall[0]];
    return (
      arc(root, beside(-1, fillet)) +
      `Q${numbers(...beside(-1), ...first)}` +
      smooth(rise).replace('M', 'L') +
      arc(tip, corner) +
      smooth(fall).replace('M', 'L') +
      `Q${numbers(...beside(1), ...beside(1, fillet))}`
    );
  });
  return cut.join('') + arc(root, onWheel(wheel, root, to));
}

/** Draws all of a wheel's rim, with a tooth at an angle. */
export function wholeRim(wheel: Wheel, at: number): string {
  const pitch = pitchOf(wheel);
  const start = at - pitch / 2;
  const teeth = Array.from({ length: wheel.teeth }, (_, index) => at + index * pitch);
  return `M${numbers(...onWheel(wheel, circlesOf(wheel).root, start))}${rim(wheel, teeth, start + 360)}`;
}
