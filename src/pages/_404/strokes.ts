import { enter } from '../../components/art/rail.ts';
import { path, rails, type Stroke, wayBack } from '../../components/art/stroke.ts';

/** The radii of the half circles in which a loose end curls up. */
const CURL = [28, 20, 12];

/** Draws a half circle, up or down. */
function half(radius: number, sweep: number, up: boolean): string {
  return path`a${radius} ${radius} 0 0 ${sweep} 0 ${(up ? -2 : 2) * radius}`;
}

/** Draws the line running through the numerals, at the height of their bars, and snapping behind the last: both ends curl up. */
function broken(width: number): Stroke {
  const { right } = rails(width);
  const wide = width > 800;
  // The bar's height, where the last numeral ends, and the size of the loose ends.
  const [y, end, size, height] = wide ? [332, 812, 1, 620] : [206, 426, 0.66, 440];
  const at = end + 210 * size;
  const radii = CURL.map((radius) => radius * size);
  const curlUp = radii.map((radius, index) => half(radius, 0, index % 2 === 0)).join('');
  const uncurl = radii
    .map((radius, index) => half(radius, 1, index % 2 === 0))
    .toReversed()
    .join('');
  const inside = radii.reduce((down, radius, index) => down + (index % 2 ? -2 : 2) * radius, 0);
  const [drop, turn] = [y + 130 * size, 70 * size];
  const middle = (at + right - turn) / 2;
  return {
    width,
    height,
    d:
      enter(width, y) +
      path`H${end + 44 * size}` +
      curlUp +
      path`M${at} ${y + inside}` +
      uncurl +
      path`C${middle} ${y} ${middle} ${drop} ${right - turn} ${drop}Q${right} ${drop} ${right} ${drop + turn}V${height}`,
  };
}

/** The line drawings of the 404 page: it breaks, and finds its way back under the way home. */
export const strokes = { broken, back: wayBack };
