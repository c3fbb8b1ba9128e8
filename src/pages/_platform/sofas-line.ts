import { enter, leave, turnBack, turnOf } from '../../components/art/rail.ts';
import { legLength, sofa, sofaHeight } from '../../components/art/sofa.ts';
import { path, type Stroke, WIDE } from '../../components/art/stroke.ts';

/** The sofas that she tries, and which of them she orders. */
const [TRIED, ORDERED] = [4, 2];

/** Returns where the sofas stand: the first one's left foot, a sofa's width, the gap after it, and their ground. */
function row(width: number) {
  const [x, broad, gap] = width === WIDE ? [120, 270, 40] : [66, 120, 36];
  return { x, broad, gap, ground: sofaHeight(broad) + 4 };
}

/** Draws the sofas that she tries with the line, which goes back below them. */
export function tried(width: number): Stroke {
  const { x, broad, gap, ground } = row(width);
  const home = ground + 2 * turnOf(width);
  const height = home + turnOf(width);
  const sofas = Array<string>(TRIED)
    .fill(sofa(broad))
    .join(path`h${gap}`);
  const d = enter(width, ground) + path`H${x}` + sofas + turnBack(width, ground, home) + leave(width, home, height);
  return { width, height, d };
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
