import { enter, leave, turnBack, turnOf } from '../../components/art/rail.ts';
import { path, type Stroke } from '../../components/art/stroke.ts';

/** Half a mark's length, and how much further each wheel has turned than the one before. */
const [MARK, AHEAD] = [9, Math.PI / 10];

/** Draws the wheels of several companies, each a little further around, all turned by the one line that passes under them. */
export function laps(width: number): Stroke {
  const wide = width > 800;
  const [count, from, apart, radius] = wide ? [5, 270, 225, 104] : [3, 168, 196, 84];
  const ground = 2 * radius + MARK;
  const q = turnOf(width);
  const xs = Array.from({ length: count }, (_, wheel) => from + wheel * apart);
  const wheels = xs.map((x) => path`H${x}a${radius} ${radius} 0 1 0 -0.1 0`);
  const marks = xs.flatMap((x, wheel) =>
    [0, 1, 2, 3].map((quarter) => {
      const angle = (quarter * Math.PI) / 2 + wheel * AHEAD;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      const [near, far] = [radius - MARK, radius + MARK];
      return path`M${x + near * cos} ${ground - radius + near * sin}L${x + far * cos} ${ground - radius + far * sin}`;
    }),
  );
  const back = ground + 2 * q;
  const height = back + 2 * q;
  return {
    width,
    height,
    d:
      enter(width, ground) +
      wheels.join('') +
      turnBack(width, ground, back) +
      leave(width, back, height) +
      marks.join(''),
  };
}
