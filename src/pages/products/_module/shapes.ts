import { path } from '../../../components/art/stroke.ts';

// Parts of a scene that stand on the line, from one foot to the other.

/** Draws a box on the line, all around, to the right or to the left. */
export function standing(width: number, height: number): string {
  return path`v${-height}h${width}v${height}h${-width}h${width}`;
}

/** Draws a field with round ends around the line, from its left end to its right. */
export function field(width: number, height: number): string {
  const r = height / 2;
  const h = width - height;
  const upper = path`a${r} ${r} 0 0 1 ${r} ${-r}h${h}a${r} ${r} 0 0 1 ${r} ${r}`;
  const lower = path`a${r} ${r} 0 0 1 ${-r} ${r}h${-h}a${r} ${r} 0 0 1 ${-r} ${-r}`;
  return upper + lower + path`a${r} ${r} 0 0 0 ${r} ${r}h${h}a${r} ${r} 0 0 0 ${r} ${-r}`;
}

/** How far a pin's center is above its tip, as a share of the radius of its head. */
const PIN = 58 / 36;

/** Returns how high above the ground the center of a pin's head is. */
export function pinCenter(radius: number): number {
  return radius * PIN;
}

/** Draws a pin on a map with a head of a radius, from its tip. */
export function pin(radius: number): string {
  const u = radius / 36;
  return (
    path`c${-26 * u} ${-30 * u} ${-36 * u} ${-42 * u} ${-36 * u} ${-58 * u}a${radius} ${radius} 0 0 1 ${2 * radius} 0` +
    path`c0 ${16 * u} ${-10 * u} ${28 * u} ${-36 * u} ${58 * u}`
  );
}

/** How far a star's left foot is from its left edge, as a share of its height. */
export const STAR_FOOT = 0.201;

/** Draws a star of a height in one stroke that crosses itself, from its left foot back to it. */
export function star(height: number): string {
  const u = height;
  return path`l${0.325 * u} ${-u}l${0.325 * u} ${u}l${-0.851 * u} ${-0.618 * u}h${1.052 * u}l${-0.851 * u} ${0.618 * u}`;
}
