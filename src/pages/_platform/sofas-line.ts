import { enter, leave, turnBack, turnOf } from '../../components/art/rail.ts';
import { legLength, sofa, sofaHeight } from '../../components/art/sofa.ts';
import { path, type Stroke, WIDE } from '../../components/art/stroke.ts';

/** The sofas that she tries, and which of them she orders. */
const [TRIED, ORDERED] = [4, 2];

/** Returns where the sofas stand: the left foot of a row, a sofa's width, the gap after it, how many are in a row, and the first row's ground. */
function row(width: number) {
  const [x, broad, gap, inRow] = width === WIDE ? [120, 270, 40, 4] : [66, 276, 36, 2];
  return { x, broad, gap, inRow, ground: sofaHeight(broad) + 4 };
}

/** Draws the sofas that she tries with the line, which goes back below each row. */
export function tried(width: number): Stroke {
  const { x, broad, gap, inRow, ground } = row(width);
  const turn = turnOf(width);
  const sofas = Array<string>(inRow)
    .fill(sofa(broad))
    .join(path`h${gap}`);
  let [d, foot] = ['', 0];
  for (let left = TRIED; left > 0; left -= inRow) {
    const y = foot ? foot + ground + 2 * turn : ground;
    const home = y + 2 * turn;
    // The line goes on where the row before ends.
    const start = enter(width, y, foot).replace('M', foot ? 'L' : 'M');
    foot = home + turn;
    d += start + path`H${x}` + sofas + turnBack(width, y, home) + leave(width, home, foot);
  }
  return { width, height: foot, d };
}

/** Draws the sofa that she orders, in its place, in a box that ends above its legs, because they aren't filled. */
export function ordered(width: number): Stroke {
  const { x, broad, gap, ground } = row(width);
  return {
    width,
    height: ground - legLength(broad),
    d: path`M${x + (ORDERED - 1) * (broad + gap)} ${ground}` + sofa(broad),
  };
}
