import { enter, turnOf } from '../../components/art/rail.ts';
import { path, rails, type Stroke } from '../../components/art/stroke.ts';

/** The points where the throw touches the ground, as shares of the page's width: above the columns of the list below. */
const LANDINGS = [0.0833, 0.225, 0.437, 0.72];

/** The height of a bounce, as a share of the one before. */
const FALL = 0.62;

/** Draws one throw: the line swings back, flies in three bounces, each farther and lower than the last, lands on a ball, and runs on from it to the right margin. */
export function throwLine(width: number): Stroke {
  const wide = width > 800;
  const ground = wide ? 360 : 330;
  const { right } = rails(width);
  const q = turnOf(width);
  const [first = 0, ...landings] = LANDINGS.map((share) => share * width);
  const ring = wide ? 16 : 14;
  let x = first;
  const bounces = landings.map((landing, bounce) => {
    const long = landing - x;
    const high = ground - (ground / 0.78) * FALL ** bounce;
    // The last one comes down on the ball's top.
    const foot = bounce === landings.length - 1 ? ground - 2 * ring : ground;
    const curve = path`C${x + long * 0.3} ${high} ${x + long * 0.7} ${high} ${landing} ${foot}`;
    x = landing;
    return curve;
  });
  const swing = path`H${first}`;
  const half = path`a${ring} ${ring} 0 0 1 0 `;
  const ball = [2, -2, 2].map((way) => half + path`${way * ring}`).join('');
  return {
    width,
    height: ground + q,
    d:
      enter(width, ground) +
      swing +
      bounces.join('') +
      ball +
      path`H${right - q}Q${right} ${ground} ${right} ${ground + q}`,
  };
}
