import { enter, turnOf } from '../../components/art/rail.ts';
import { path, rails, type Stroke } from '../../components/art/stroke.ts';

/** The points where the throw touches the ground, as shares of the page's width: above the columns of the list below. */
const LANDINGS = [0.0833, 0.225, 0.437, 0.72];

/** Draws one throw: the line swings back, flies in three bounces, each farther than the last, lands as a ball, and runs on to the right margin. */
export function throwLine(width: number): Stroke {
  const wide = width > 800;
  const ground = wide ? 360 : 330;
  const { right } = rails(width);
  const q = turnOf(width);
  const [first = 0, ...landings] = LANDINGS.map((share) => share * width);
  let x = first;
  const bounces = landings.map((landing) => {
    const long = landing - x;
    const high = Math.min(ground, long * (wide ? 1.25 : 2.2));
    const curve = path`C${x + long * 0.3} ${ground - high} ${x + long * 0.7} ${ground - high} ${landing} ${ground}`;
    x = landing;
    return curve;
  });
  const ring = wide ? 16 : 14;
  const swing = path`H${first}`;
  const stop = path`a${ring} ${ring} 0 1 0 ${-0.1} 0`;
  return {
    width,
    height: ground + q,
    d:
      enter(width, ground) +
      swing +
      bounces.join('') +
      stop +
      path`H${right - q}Q${right} ${ground} ${right} ${ground + q}`,
  };
}
