import { enter } from '../../components/art/rail.ts';
import { NARROW, path, rails, type Stroke, wayBack } from '../../components/art/stroke.ts';

/** Draws the line running through the numerals. It snaps in the middle of the zero, and its other piece goes on down the right margin. */
function broken(width: number): Stroke {
  const [y, height, from, to, curl] = width === NARROW ? [204, 393, 352, 390, 44] : [330, 714, 694, 766, 88];
  // On down the margin past text of any height: the page cuts it there.
  const foot = height + (width === NARROW ? 1600 : 900);
  const { right } = rails(width);
  const turn = width === NARROW ? 18 : 26;
  const piece = enter(width, y) + path`H${from - curl}Q${from} ${y} ${from} ${y + 1.4 * curl}`;
  const other = path`M${to} ${y - 1.4 * curl}Q${to} ${y} ${to + curl} ${y}H${right - turn}Q${right} ${y} ${right} ${y + turn}V${foot}`;
  return { width, height, d: piece + other };
}

/** The line drawings of the 404 page: the line breaks, and the way home picks it up. */
export const strokes = { broken, wayBack };
