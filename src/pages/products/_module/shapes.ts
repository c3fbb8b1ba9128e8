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

/** The corners of a star one unit tall, from its left foot all around. */
const CORNERS = Array.from({ length: 11 }, (_, at) => {
  const radius = at % 2 ? 0.247 : 0.553;
  const angle = (Math.PI / 5) * (at + 6);
  return [Math.sin(angle) * radius, -Math.cos(angle) * radius] as const;
});

/** How far apart a star's feet are, as a share of its height. */
export const STAR_FEET = 0.65;

/** Draws a star of a height, from its left foot all around. */
export function star(height: number): string {
  return edges(height).join('');
}

/** Draws a star like `star`, and goes on to its right foot: back over its last two edges, because the line doesn't close the star below. */
export function starOnLine(height: number): string {
  return star(height) + edges(height).slice(-2).toReversed().map(turned).join('');
}

function edges(height: number): string[] {
  return CORNERS.slice(1).map(([x, y], at) => {
    const [fromX = 0, fromY = 0] = CORNERS[at] ?? [];
    return path`l${(x - fromX) * height} ${(y - fromY) * height}`;
  });
}

/** Turns a step around. */
function turned(step: string): string {
  return step.replace(/-?[\d.]+/g, (number) => String(-Number(number)));
}
