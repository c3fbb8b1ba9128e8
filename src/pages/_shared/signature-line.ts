import { DRAWN_FOUNDER } from '../../components/art/drawn-founder.ts';
import { handwriting } from '../../components/art/handwriting.ts';
import { rails, type Stroke } from '../../components/art/stroke.ts';

/** Draws the line signing the sample founder's name across the page, and underlining it on the way back to the margin. */
export function signatureLine(width: number): Stroke {
  const { left } = rails(width);
  const wide = width > 800;
  const [size, x, y] = wide ? [80, 176, 268] : [43, 78, 146];
  const turn = wide ? 26 : 20;
  const under = y + 1.3 * size;
  const d = handwriting(DRAWN_FOUNDER, {
    x,
    y,
    size,
    stretch: wide ? 1.14 : 1.06,
    slant: 0.4,
    rise: 0.055,
    before: [
      [left, 0, 0, 1],
      [left, y - 1.2 * size, 0, 1],
    ],
    after: [
      [x + 9.6 * size, under - 0.25 * size, -1, 0.02],
      [x + 2.6 * size, under - 0.2 * size, -1, 0.02],
      [left + turn, under, -1, 0],
      [left, under + turn, 0, 1],
    ],
  });
  return { width, height: under + turn, d };
}
