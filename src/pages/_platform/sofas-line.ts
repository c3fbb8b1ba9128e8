import { BEYOND, enter, leave, turnOf } from '../../components/art/rail.ts';
import { plainSofa, sofa } from '../../components/art/sofa.ts';
import { path, type Stroke, WIDE } from '../../components/art/stroke.ts';

/** How tall a sofa is, as a share of its width. */
export const SOFA_HEIGHT = 0.4;

/** Returns how far below the ground the line comes back. */
const laneOf = (width: number): number => (width === WIDE ? 80 : 104);

/** Draws sofas side by side in one line that goes on past the page's edge and comes back below. One of them is large. */
export function sofasLine(count: number, large: number, lane = laneOf): (width: number) => Stroke {
  return (width) => {
    const wide = width === WIDE;
    const [x, small, gap] = wide ? [120, 150, 44] : [66, 72, 20];
    const most = width - 2 * x - (count - 1) * (small + gap);
    const ground = Math.ceil(most * SOFA_HEIGHT) + 12;
    const sofas = Array.from({ length: count }, (_, at) => {
      const before = at * (small + gap) + (at > large ? most - small : 0);
      if (at === large) return path`H${x + before}` + sofa(most);
      return path`H${x + before}` + (wide ? sofa(small) : plainSofa(small));
    });
    return goOn(width, ground, enter(width, ground) + sofas.join(''), lane(width));
  };
}

/** Ends a stretch of the customer's path: past the edge of the page, and back below to the margin. */
export function goOn(width: number, ground: number, d: string, below = laneOf(width)): Stroke {
  const home = ground + below;
  const height = home + turnOf(width) + 12;
  return { width, height, d: d + path`H${width + BEYOND}V${home}` + leave(width, home, height) };
}
