import { path, rails, type Stroke } from '../../components/art/stroke.ts';

/** Draws the double rule under a total: from the left margin to the right one, and a shorter second rule back into the left margin. */
export function doubleRule(width: number): Stroke {
  const { left, right } = rails(width);
  const turn = width > 800 ? 26 : 20;
  const between = turn / 2;
  const d =
    path`M${left} 0Q${left} ${turn} ${left + turn} ${turn}H${right}` +
    path`M${right - 6 * turn} ${turn + between}H${left + turn}` +
    path`Q${left} ${turn + between} ${left} ${2 * turn + between}`;
  return { width, height: 2 * turn + between, d };
}
