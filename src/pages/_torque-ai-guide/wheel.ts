import { flywheel } from '../../content/guide.ts';
import { path, rails, type Stroke } from '../../components/art/stroke.ts';

/** Draws the line closing into the flywheel once: from the left margin, around clockwise from the top, off it at the foot, and back. */
export function wheel(width: number): Stroke {
  const { left } = rails(width);
  const wide = width > 800;
  const [x, radius, top, turn] = wide ? [width * 0.72, 190, 40, 26] : [width / 2, 190, 40, 20];
  const foot = top + 2 * radius + 60;
  const spin = (foot - top) / 2;
  const ticks = [0, 1, 2, 3].map((quarter) => {
    const angle = (quarter * Math.PI) / 2;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return path`M${x + (radius - 12) * cos} ${top + radius + (radius - 12) * sin}L${x + (radius + 12) * cos} ${top + radius + (radius + 12) * sin}`;
  });
  const labels = flywheel.map(({ title }, step) => {
    const angle = ((step + 0.5) / flywheel.length) * 2 * Math.PI - Math.PI / 2;
    return {
      x: x + radius * 0.62 * Math.cos(angle),
      y: top + radius + 5 + radius * 0.62 * Math.sin(angle),
      text: title,
    };
  });
  return {
    width,
    height: foot + turn,
    labels,
    d:
      path`M${left} 0V${top - turn / 2}Q${left} ${top} ${left + turn} ${top}H${x}a${radius} ${radius} 0 1 1 ${-0.1} 0` +
      path`a${spin} ${spin} 0 0 1 0 ${2 * spin}H${left + turn}Q${left} ${foot} ${left} ${foot + turn}` +
      ticks.join(''),
  };
}
