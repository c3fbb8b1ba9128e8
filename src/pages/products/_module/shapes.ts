import { path, type Stroke } from '../../../components/art/stroke.ts';

// Parts of a scene that stand on the line, from one foot to the other.

/** Draws a field with round corners around the line, from the middle of its left end to the middle of its right. */
export function field(width: number, height: number, radius = height / 2): string {
  const r = radius;
  const [h, v] = [width - 2 * r, height / 2 - r];
  const upper = path`v${-v}a${r} ${r} 0 0 1 ${r} ${-r}h${h}a${r} ${r} 0 0 1 ${r} ${r}v${v}`;
  const lower = path`v${v}a${r} ${r} 0 0 1 ${-r} ${r}h${-h}a${r} ${r} 0 0 1 ${-r} ${-r}v${-v}`;
  return upper + lower + path`v${v}a${r} ${r} 0 0 0 ${r} ${r}h${h}a${r} ${r} 0 0 0 ${r} ${-r}v${-v}`;
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

/** Draws a flag in the wind on its pole, 140 high: a deal that has no next step. */
export function flag(): Stroke {
  const d = path`M0 140V0c14 -10 30 -10 48 -3s36 7 52 -3v58c-16 10 -34 10 -52 3s-34 -7 -48 3v82`;
  return { width: 100, height: 140, d };
}

/** Returns the edges of a star of a height from its left foot back to it; the last two are the lower ones, from right to left. */
function edges(height: number): [x: number, y: number][] {
  const radius = height / (1 + Math.cos(Math.PI / 5));
  const corner = (at: number): [number, number] => {
    const far = at % 2 ? radius * 0.382 : radius;
    const angle = (Math.PI * (at + 3.5)) / 5;
    return [far * Math.cos(angle), far * Math.sin(angle)];
  };
  return Array.from({ length: 10 }, (_, at) => {
    const [[fromX, fromY], [toX, toY]] = [corner(at), corner(at + 1)];
    return [toX - fromX, toY - fromY];
  });
}

const drawn = ([x, y]: [number, number]) => path`l${x} ${y}`;

/** Draws the outline of a star of a height, from its left foot back to it. */
export const star = (height: number) => edges(height).map(drawn).join('');

/** Draws a star's lower edges from its left foot to its right. */
export function starFoot(height: number): string {
  const [right = [0, 0], left = [0, 0]] = edges(height).slice(-2);
  return [left, right].map(([x, y]) => drawn([-x, -y])).join('');
}

/** Makes the line heavy where it strikes out words, from their first letter to their last. */
export function struckOut(from: number, to: number, y: number, isWide: boolean): string {
  const half = isWide ? 1 : 1.7;
  return path`M${from} ${y - half}H${to}v${2 * half}H${from}z`;
}
