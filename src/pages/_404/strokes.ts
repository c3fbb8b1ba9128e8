import { enter } from '../../components/art/rail.ts';
import { NARROW, path, type Stroke } from '../../components/art/stroke.ts';

/** Draws the line running through the numerals, at two fifths of their height, and breaking off after the last. */
function broken(width: number): Stroke {
  const [y, end, height] = width === NARROW ? [186, 690, 500] : [262, 1150, 460];
  return { width, height, d: enter(width, y) + path`H${end}` };
}

/** The line drawing of the 404 page: it breaks off. The way home picks it up. */
export const strokes = { broken };
