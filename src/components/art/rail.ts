import { path, rails } from './stroke.ts';

/** How far a line that leaves the page runs on, in units of a stroke's box: on a very wide screen, the page goes on beyond the box. */
export const BEYOND = 720;

/** Returns the radius of the turns between the margin and a line across the page, in units of a stroke's box. */
export function turnOf(width: number): number {
  return width > 800 ? 26 : 18;
}

/** Draws the way in: from the top of the left margin down to a height, and around the corner to the right. */
export function enter(width: number, y: number, top = 0): string {
  const { left } = rails(width);
  const q = turnOf(width);
  return path`M${left} ${top}V${y - q}Q${left} ${y} ${left + q} ${y}`;
}

/** Draws the way out: along a height to the left, around the corner and down the left margin to the foot. */
export function leave(width: number, y: number, foot: number): string {
  const { left } = rails(width);
  const q = turnOf(width);
  return path`H${left + q}Q${left} ${y} ${left} ${y + q}V${foot}`;
}

/** Draws the way out on the other side: along a height to the right, around the corner and down the right margin to the foot. */
export function leaveRight(width: number, y: number, foot: number): string {
  const { right } = rails(width);
  const q = turnOf(width);
  return path`H${right - q}Q${right} ${y} ${right} ${y + q}V${foot}`;
}

/** Draws the turn at the right margin, from one height down to another. */
export function turnBack(width: number, y: number, back: number): string {
  const radius = (back - y) / 2;
  return path`H${rails(width).right - radius}a${radius} ${radius} 0 0 1 0 ${back - y}`;
}
