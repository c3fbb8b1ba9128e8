import { arc, circle, onCircle, short } from '../../components/art/drawing.ts';
import { turnOf } from '../../components/art/rail.ts';
import { path, rails, smooth, type Stroke, type StrokePoint } from '../../components/art/stroke.ts';
import { seatLoops, withoutStart } from '../../components/art/table-line.ts';
import { SEATS } from '../../components/art/table.ts';

/** Points between two seats, enough for a loop without corners. */
const STEPS = 12;
/** How far a seat's loop reaches, as a share of the ring's radius. */
const REACH = 0.215;

/** Places the mark's ring, so large that the page's right edge and the drawing's foot crop it, and the line that comes to it. */
function layout(width: number) {
  return width > 800
    ? { height: 828, x: 1128, y: 568, radius: 370, drop: 60 }
    : { height: 640, x: 474, y: 392, radius: 288, drop: 44 };
}

/** Draws the mark: the line leaves the margin, comes down on the ring's left seat, and goes around all of them. */
export function markLine(width: number): Stroke {
  const { height, x, y, radius, drop } = layout(width);
  const reach = radius * REACH;
  const { left } = rails(width);
  const [tip, from, q] = [x - radius - reach, y - drop, turnOf(width)];
  const loops = seatLoops({ x: 0, y: 0, across: radius, down: radius, reach }, { seats: SEATS, steps: STEPS });
  // A quarter turn, so that they begin at the left instead of at the foot.
  const turned = loops.map(([px, py, towardX, towardY]): StrokePoint => {
    const point = [x - py, y + px] as const;
    return towardX === undefined || towardY === undefined ? point : [...point, -towardY, towardX];
  });
  return {
    width,
    height,
    d:
      path`M${left} ${from - q}Q${left} ${from} ${left + q} ${from}H${tip - drop}Q${tip} ${from} ${tip} ${y}` +
      withoutStart(smooth(turned)),
  };
}

/** Draws the mark's construction: three circles, a spoke for each seat, and the angle between two of them. */
export function markGuides(width: number): Stroke {
  const { height, x, y, radius } = layout(width);
  const reach = radius * REACH;
  const spokes = Array.from({ length: SEATS }, (_, seat) => {
    const end = onCircle(x, y, radius + reach, (seat * 360) / SEATS);
    return `M${short(x)} ${short(y)}L${end.map(short).join(' ')}`;
  });
  const circles = [radius - reach, radius, radius + reach].map((around) => circle(x, y, around));
  // In the wedge to the left of the upright spoke.
  const angle = arc(x, y, radius * 0.4, -90 - 360 / SEATS, 360 / SEATS);
  const [labelX, labelY] = onCircle(x, y, radius * 0.58, -90 - 180 / SEATS);
  return {
    width,
    height,
    d: [...circles, ...spokes, angle].join(''),
    labels: [{ x: labelX, y: labelY + 12, text: `${360 / SEATS}°` }],
  };
}
