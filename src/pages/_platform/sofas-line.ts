import { enter, leave, turnBack, turnOf } from '../../components/art/rail.ts';
import { sofa } from '../../components/art/sofa.ts';
import { path, type Stroke, WIDE } from '../../components/art/stroke.ts';

/** Draws the sofas that the customer tries, in one line and back below: the second, which she orders, is large. */
export function sofasLine(width: number): Stroke {
  const wide = width === WIDE;
  const [ground, home] = wide ? [320, 390] : [150, 192];
  const sofas = wide
    ? [
        [120, 160],
        [310, 620],
        [960, 160],
        [1150, 160],
      ]
    : [
        [66, 92],
        [170, 290],
        [472, 92],
        [576, 92],
      ];
  const d = sofas.map(([x = 0, breadth = 0]) => path`H${x}` + sofa(breadth)).join('');
  const height = home + turnOf(width) + 12;
  return { width, height, d: enter(width, ground) + d + turnBack(width, ground, home) + leave(width, home, height) };
}
