import { flywheel } from '../../content/guide.ts';
import { path, rails, type Stroke } from '../../components/art/stroke.ts';

/** Draws the flywheel with the line as its belt: from the left margin over the top, around clockwise, off at the foot, and back. The left half closes the rim. */
export function wheel(width: number): Stroke {
  const { left } = rails(width);
  const wide = width > 800;
  const [x, radius, top, turn] = wide ? [width * 0.71, 280, 48, 26] : [width / 2, 230, 40, 20];
  const foot = top + 2 * radius;
  const ticks = [0, 1, 2, 3].map((quarter) => {
    const angle = (quarter * Math.PI) / 2;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return path`M${x + (radius - 12) * cos} ${top + radius + (radius - 12) * sin}L${x + (radius + 12) * cos} ${top + radius + (radius + 12) * sin}`;
  });
  /** Each name along its quarter, inside the rim. In the lower half it runs along the arc from right to left, so that it isn't upside down. */
  const labels = flywheel.map(({ title }, step) => {
    const [from, to] = [step, step + 1].map((quarter) => (quarter / flywheel.length) * 2 * Math.PI - Math.PI / 2);
    const isUpper = Math.sin(((from ?? 0) + (to ?? 0)) / 2) < 0;
    const reach = radius - (isUpper ? 46 : 22);
    const [[fromX, fromY], [toX, toY]] = (isUpper ? [from, to] : [to, from]).map((angle = 0) => [
      x + reach * Math.cos(angle),
      top + radius + reach * Math.sin(angle),
    ]) as [[number, number], [number, number]];
    return {
      text: `${step + 1} ${title}`,
      along: path`M${fromX} ${fromY}A${reach} ${reach} 0 0 ${isUpper ? 1 : 0} ${toX} ${toY}`,
    };
  });
  return {
    width,
    height: foot + turn,
    labels,
    d:
      path`M${left} 0V${top - turn}Q${left} ${top} ${left + turn} ${top}H${x}a${radius} ${radius} 0 0 1 0 ${2 * radius}` +
      path`H${left + turn}Q${left} ${foot} ${left} ${foot + turn}M${x} ${foot}a${radius} ${radius} 0 0 1 0 ${-2 * radius}` +
      ticks.join(''),
  };
}
