import { handwriting } from '../../components/art/handwriting.ts';
import { rails, type Stroke } from '../../components/art/stroke.ts';

/** How far beyond the page's right edge the line turns. */
const BEYOND = 240;

/** Draws the line writing "Hello" from margin to edge, leaving the page on the right, and coming back under the word. */
export function hello(width: number): Stroke {
  const { left } = rails(width);
  const wide = width > 800;
  const [x, y, size, stretch] = wide ? [276, 356, 140, 1.6] : [124, 272, 104, 1.05];
  const under = y + (wide ? 62 : 60);
  const turn = wide ? 26 : 20;
  const exit = y - 1.06 * size;
  const outside = width + BEYOND;
  const d = handwriting('Hello', {
    x,
    y,
    size,
    stretch,
    before: [
      [left, 0, 0, 1],
      [left, y - 1.4 * size, 0, 1],
    ],
    after: [
      [outside, exit, 1, 0],
      [outside + (under - exit) / 2, (under + exit) / 2, 0, 1],
      [outside, under, -1, 0],
      [left + turn, under, -1, 0],
      [left, under + turn, 0, 1],
    ],
  });
  return { width, height: under + turn, d };
}
