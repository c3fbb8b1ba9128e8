import { enter, turnOf } from '../../components/art/rail.ts';
import { sofa } from '../../components/art/sofa.ts';
import { path, rails, type Stroke, WIDE } from '../../components/art/stroke.ts';

/** Draws the sofas that the customer tries, in one line past the page's edge and back below: the second, which she orders, is large. */
export function sofasLine(width: number): Stroke {
  const { left } = rails(width);
  const q = turnOf(width);
  const wide = width === WIDE;
  const [ground, below] = wide ? [400, 40] : [250, 40];
  // The third is cut by the edge of the page, and the fourth is beyond it.
  const sofas = wide
    ? [
        [120, 250],
        [420, 760],
        [1230, 250],
      ]
    : [
        [66, 110],
        [196, 470],
        [686, 110],
      ];
  const d = sofas.map(([x = 0, breadth = 0]) => path`H${x}` + sofa(breadth)).join('');
  const home = ground + below;
  const height = home + q + 12;
  return {
    width,
    height,
    d:
      enter(width, ground) +
      d +
      path`H${width * 1.5}V${home}H${left + q}Q${left} ${home} ${left} ${home + q}V${height}`,
  };
}
