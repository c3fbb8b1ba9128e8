import { path } from '../../../components/art/stroke.ts';

// Parts of a scene: relative paths that stand on the line, from one foot to the other.

/** Draws a box on the line, all around. */
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

/** Draws a pin on a map with a head of a radius, from its tip. */
export function pin(radius: number): string {
  const u = radius / 36;
  return path`c${-26 * u} ${-30 * u} ${-36 * u} ${-42 * u} ${-36 * u} ${-58 * u}a${radius} ${radius} 0 0 1 ${2 * radius} 0c0 ${16 * u} ${-10 * u} ${28 * u} ${-36 * u} ${58 * u}`;
}

/** How far a star's left foot is from its left arm, as a share of its height. */
export const STAR_FOOT = 0.201;

/** Draws a star of a height on the line, from its left foot all around. */
export function star(height: number): string {
  const u = height / 96.6;
  const upper = path`l${12 * u} ${-36.9 * u}l${-31.4 * u} ${-22.8 * u}h${38.8 * u}l${12 * u} ${-36.9 * u}l${12 * u} ${36.9 * u}h${38.8 * u}`;
  return (
    upper + path`l${-31.4 * u} ${22.8 * u}l${12 * u} ${36.9 * u}l${-31.4 * u} ${-22.8 * u}l${-31.4 * u} ${22.8 * u}`
  );
}

/** Draws a letter of a size in its open envelope, which is wider by `edge` on each side and a third as tall. */
export function letter(width: number, height: number, edge: number): string {
  const [pocket, fold] = [height * 0.36, height * 0.2];
  const slope = (edge / (width / 2 + edge)) * fold;
  const inside = fold - slope;
  return (
    path`v${-pocket}l${edge} ${slope}v${pocket - slope - height}h${width}v${height - pocket + slope}` +
    path`l${-width / 2} ${inside}l${-width / 2} ${-inside}l${width / 2} ${inside}l${width / 2} ${-inside}l${edge} ${-slope}v${pocket}` +
    path`h${-width - 2 * edge}h${width + 2 * edge}`
  );
}
