import { DRAWN_FOUNDER } from '../../components/art/drawn-founder.ts';
import { handwriting } from '../../components/art/handwriting.ts';
import { turnOf } from '../../components/art/rail.ts';
import { rails, type Stroke } from '../../components/art/stroke.ts';

/** Draws the line going across the page to sign the sample founder's name, and under it back to the margin. */
export function signatureLine(width: number): Stroke {
  const { left } = rails(width);
  const [size, x] = width > 800 ? [44, 700] : [38, 130];
  const turn = turnOf(width);
  const y = 3.3 * size;
  const under = y + 2.1 * size;
  const end = x + 13.9 * size;
  const d = handwriting(DRAWN_FOUNDER, {
    x,
    y,
    size,
    slant: 0.25,
    before: [
      [left, 0, 0, 1],
      [left, y - turn, 0, 1],
      [left + turn, y, 1, 0],
    ],
    after: [
      [end, y + 0.8 * size, 0, 1],
      [end - 1.4 * size, under, -1, 0],
      [left + turn, under, -1, 0],
      [left, under + turn, 0, 1],
    ],
  });
  return { width, height: under + turn, d };
}
