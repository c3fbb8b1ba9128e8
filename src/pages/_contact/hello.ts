import { handwriting } from '../../components/art/handwriting.ts';
import { rails, type Stroke } from '../../components/art/stroke.ts';

/** Draws the line writing "Hello" and underlining it: from the left margin, across the page, and back. */
export function hello(width: number): Stroke {
  const { left, right } = rails(width);
  const wide = width > 800;
  const size = wide ? 112 : 100;
  const [x, y] = wide ? [440, 300] : [140, 276];
  const under = y + (wide ? 48 : 54);
  const turn = wide ? 40 : 28;
  const top = y - 1.75 * size;
  const d = handwriting('Hello', {
    x,
    y,
    size,
    before: [
      [left, 0, 0, 1],
      [left, top - turn, 0, 1],
      [left + turn, top, 1, 0],
      [Math.max(left + turn + 1, x - 1.4 * size), top, 1, 0],
    ],
    after: [
      [right - 2 * turn, y - size * 0.9, 1, 0.1],
      [right, y - size * 0.3, 0, 1],
      [right - 2 * turn, under, -1, 0],
      [left + turn, under, -1, 0],
      [left, under + turn, 0, 1],
    ],
  });
  return { width, height: under + turn, d };
}
