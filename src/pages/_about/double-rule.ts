import { path, rails, type Stroke } from '../../components/art/stroke.ts';

/** Draws the double rule under a total: from the left margin to the end of the text, and a second rule from there back into the margin. */
export function doubleRule(width: number): Stroke {
  const { left, right } = rails(width);
  const [turn, end] = width > 800 ? [26, right - 60] : [20, right - 7];
  const between = turn / 2;
  const d =
    path`M${left} 0Q${left} ${turn} ${left + turn} ${turn}H${end}` +
    path`M${end} ${turn + between}H${left + turn}` +
    path`Q${left} ${turn + between} ${left} ${2 * turn + between}`;
  return { width, height: 2 * turn + between, d };
}
