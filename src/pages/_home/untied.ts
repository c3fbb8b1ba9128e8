import { path, rails, type Stroke } from '../../components/art/stroke.ts';

const STEPS = 4;

/** Draws the line across the page and back: before each step it has one loop fewer, and after the last it is straight. */
export function untied(width: number): Stroke {
  const { left, right } = rails(width);
  const wide = width > 800;
  const [turn, radius] = wide ? [26, 30] : [18, 22];
  const y = 2 * radius + 40;
  const back = y + 56;
  const apart = (right - left - (wide ? 120 : 60)) / STEPS;
  const coils = Array.from({ length: STEPS }, (_, step) => {
    const start = left + (wide ? 90 : 50) + step * apart;
    const loops = path`a${radius} ${radius} 0 1 0 ${-0.1} 0h${radius * 0.55}`.repeat(STEPS - step);
    return path`H${start}` + loops;
  });
  return {
    width,
    height: back + 50,
    d:
      path`M${left} 0V${y - turn}Q${left} ${y} ${left + turn} ${y}` +
      coils.join('') +
      path`H${right - 28}a28 28 0 0 1 0 ${back - y}H${left + turn}Q${left} ${back} ${left} ${back + turn}V${back + 50}`,
  };
}
