import { path, rails, type Stroke } from '../../components/art/stroke.ts';

/** Draws the line ruling off a total: out of the left margin to the right one, and back just below. */
export function doubleRule(width: number): Stroke {
  const { left, right } = rails(width);
  const turn = width > 800 ? 26 : 20;
  const between = turn / 2;
  const d =
    path`M${left} 0Q${left} ${turn} ${left + turn} ${turn}H${right - between}` +
    path`a${between / 2} ${between / 2} 0 0 1 0 ${between}H${left + turn}` +
    path`Q${left} ${turn + between} ${left} ${2 * turn + between}`;
  return { width, height: 2 * turn + between, d };
}
