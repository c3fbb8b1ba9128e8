import { leave, turnBack, turnOf } from '../../components/art/rail.ts';
import { numbers, path, rails, type Stroke } from '../../components/art/stroke.ts';

/** The tooth that is missing, counted from the middle. */
const MISSING = 3;

/** Draws the top of a wheel too large for the page, with a tooth missing. It lies on the way back, below its place. */
export function rim(width: number): Stroke {
  const { left, right } = rails(width);
  const wide = width > 800;
  const [radius, tooth, pitch, top] = wide ? [2100, 34, 84, 60] : [900, 24, 54, 44];
  const [middle, q] = [width / 2, turnOf(width)];
  const missing = wide ? MISSING : MISSING - 1;
  /** The point at a distance along the rim from its middle, at a height over it. */
  const at = (along: number, height: number): [number, number] => {
    const angle = along / radius;
    const reach = radius + height;
    return [middle + reach * Math.sin(angle), top + tooth + radius - reach * Math.cos(angle)];
  };
  const half = Math.floor((right - left - 2 * q - 0.6 * pitch) / 2 / pitch);
  const teeth = Array.from({ length: 2 * half + 1 }, (_, index) => index - half)
    .filter((place) => place !== missing)
    .flatMap((place) =>
      [
        [-0.27, 0],
        [-0.13, tooth],
        [0.13, tooth],
        [0.27, 0],
      ].map(([share = 0, height = 0]) => at((place + share) * pitch, height)),
    );
  const foot = teeth[0]?.[1] ?? 0;
  const back = foot + (wide ? 96 : 80);
  const [under] = at(missing * pitch, 0);
  const lost = path`H${under + 0.27 * pitch}L${under + 0.13 * pitch} ${back - tooth}H${under - 0.13 * pitch}L${under - 0.27 * pitch} ${back}`;
  const height = back + 2 * q;
  return {
    width,
    height,
    d:
      path`M${left} 0V${foot - q}Q${left} ${foot} ${left + q} ${foot}` +
      teeth.map(([x, y]) => `L${numbers(x, y)}`).join('') +
      turnBack(width, foot, back) +
      lost +
      leave(width, back, height),
  };
}
