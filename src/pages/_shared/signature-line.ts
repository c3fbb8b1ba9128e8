import { DRAWN_FOUNDER } from '../../components/art/drawn-founder.ts';
import { handwriting } from '../../components/art/handwriting.ts';
import { turnOf } from '../../components/art/rail.ts';
import { rails, type Stroke } from '../../components/art/stroke.ts';

/** Draws the line going across the page to sign the sample founder's name, and under it back to the margin. */
export function signatureLine(width: number): Stroke {
  const { left } = rails(width);
  const [size, x, stretch] = width > 800 ? [28, 868, 1.38] : [36, 176, 1.2];
  const turn = turnOf(width);
  // The line comes in as high as the pen starts the first letter.
  const [top, y] = [2.1 * size, 3.6 * size];
  const under = y + 1.7 * size;
  const end = x + 11.2 * stretch * size;
  const d = handwriting(DRAWN_FOUNDER, {
    x,
    y,
    size,
    stretch,
    slant: 0.66,
    rise: 0.09,
    before: [
      [left, 0, 0, 1],
      [left, top - turn, 0, 1],
      [left + turn, top, 1, 0],
      [x - 1.6 * size, top, 1, 0],
    ],
    after: [
      [end - 3 * size, under - 0.12 * size, -1, 0.06],
      [end - 7 * size, under, -1, 0],
      [left + turn, under, -1, 0],
      [left, under + turn, 0, 1],
    ],
  });
  return { width, height: under + turn, d };
}
