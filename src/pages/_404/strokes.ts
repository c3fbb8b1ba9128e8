import { enter } from '../../components/art/rail.ts';
import { path, type Stroke } from '../../components/art/stroke.ts';

/** Draws the line running through the numerals, at the height of their bars, and breaking off behind the last. */
function broken(width: number): Stroke {
  // The bar's height, where the last numeral ends, and how far the loose end hangs down.
  const [y, end, hang, height] = width > 800 ? [332, 812, 28, 490] : [206, 426, 30, 310];
  return {
    width,
    height,
    d: enter(width, y) + path`H${end + hang}q${hang} 0 ${hang} ${hang}v${hang}`,
  };
}

/** The line drawing of the 404 page: it breaks off. The way home picks it up. */
export const strokes = { broken };
