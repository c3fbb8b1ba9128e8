import type { Stroke } from '../../components/art/stroke.ts';
import { pitchOf, type Wheel, wholeRim } from '../_torque/wheel.ts';

/** The module of both wheels: only wheels with the same one mesh. */
const MODULE = 20;

/** Draws two wheels in mesh for AI consulting. */
export function areaWheels(width: number): Stroke {
  const [small, large] = [13, 19].map((teeth): Wheel => ({ x: 0, y: 0, radius: (teeth * MODULE) / 2, teeth }));
  if (!small || !large) return { width, height: 0, d: '' };
  const height = width * 0.8;
  const [x, y] = [width / 2 - large.radius, height / 2];
  small.x = x;
  large.x = x + small.radius + large.radius;
  small.y = y;
  large.y = y;
  // A tooth of the small wheel is in a gap of the large one.
  return { width, height, d: wholeRim(small, 0) + wholeRim(large, 180 + pitchOf(large) / 2) };
}
