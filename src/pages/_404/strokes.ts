import { enter } from '../../components/art/rail.ts';
import { NARROW, path, type Stroke, WIDE } from '../../components/art/stroke.ts';

/** Draws the line running through the numerals, at two fifths of their height, and breaking off after the last, in a loose curl. */
function broken(width: number): Stroke {
  if (width === NARROW) {
    const y = 186;
    const hanging = 'c26 0 34 14 33 44c-1 70 2 130-2 196c-4 58-92 62-94 20c-1-28 42-36 48-10c3 18-20 24-28 14';
    return { width, height: 500, d: enter(width, y) + path`H680` + hanging };
  }
  const y = 262;
  const curl = 'c86 0 142 34 154 104c10 58-44 92-76 62c-26-26 2-66 32-50c20 12 14 38-4 40';
  return { width: WIDE, height: 460, d: enter(width, y) + path`H1150` + curl };
}

/** The line drawing of the 404 page: it breaks off. The way home picks it up. */
export const strokes = { broken };
