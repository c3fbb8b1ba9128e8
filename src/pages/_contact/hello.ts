import { handwriting } from '../../components/art/handwriting.ts';
import { rails, type Stroke } from '../../components/art/stroke.ts';

/** Draws the line writing "Hello" from margin to margin, and turning back under the word. */
export function hello(width: number): Stroke {
  const { left, right } = rails(width);
  const wide = width > 800;
  const [x, y, size, stretch] = wide ? [262, 528, 214, 1.24] : [130, 396, 152, 0.86];
  const under = y + (wide ? 62 : 60);
  const turn = wide ? 26 : 20;
  const bow = 0.62 * size;
  const d = handwriting('Hello', {
    x,
    y,
    size,
    stretch,
    before: [
      [left, 0, 0, 1],
      [left, y - 1.9 * size, 0, 1],
    ],
    after: [
      [right, under - bow, 0, 1],
      [right - bow, under, -1, 0],
      [left + turn, under, -1, 0],
      [left, under + turn, 0, 1],
    ],
  });
  return { width, height: under + turn, d };
}
