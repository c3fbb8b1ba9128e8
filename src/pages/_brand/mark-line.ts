import { arc, circle, onCircle, short } from '../../components/art/drawing.ts';
import { turnOf } from '../../components/art/rail.ts';
import { path, rails, smooth, type Stroke, type StrokePoint } from '../../components/art/stroke.ts';
import { seatLoops, withoutStart } from '../../components/art/table-line.ts';
import { SEATS } from '../../components/art/table.ts';

/** Points between two seats, enough for a large loop without flats. */
const STEPS = 40;
/** How far a seat's loop reaches, as a share of the ring's radius. */
const REACH = 0.215;

/** The height of a drawing, the middle and the radius of its ring, how the line comes to it, and the seats that it passes. */
interface Layout {
  height: number;
  x: number;
  y: number;
  radius: number;
  meets: number;
  drop: number;
  passed: number;
}

/**
 * Places the mark's ring, and the line that comes to it: how far clockwise from the foot it meets the ring, how far above the
 * seat it runs, and how many seats it passes until it is beyond the page, whose right edge and foot crop the ring.
 */
function layout(width: number): Layout {
  return width > 800
    ? { height: 826, x: 1318, y: 716, radius: 450, meets: 90, drop: 168, passed: 8 }
    : { height: 720, x: 600, y: 500, radius: 400, meets: 90, drop: 60, passed: 6 };
}

/** Draws the mark: the line leaves the margin, comes down on a seat of the ring and goes around it until it leaves the page. */
export function markLine(width: number, { height, x, y, radius, meets, drop, passed } = layout(width)): Stroke {
  const reach = radius * REACH;
  const { left } = rails(width);
  const loops = seatLoops(
    { x: 0, y: 0, across: radius, down: radius, reach },
    { seats: SEATS, steps: STEPS },
    passed * STEPS,
  );
  const [cos, sin] = onCircle(0, 0, 1, meets);
  const turned = (px: number, py: number) => [px * cos - py * sin, px * sin + py * cos] as const;
  const around = loops.map(([px, py, towardX, towardY]): StrokePoint => {
    const [dx, dy] = turned(px, py);
    const point = [x + dx, y + dy] as const;
    return towardX === undefined || towardY === undefined ? point : [...point, ...turned(towardX, towardY)];
  });
  const [tipX, tipY] = onCircle(x, y, radius + reach, 90 + meets);
  const [from, bend, q] = [tipY - drop, tipX - (drop * cos) / sin, turnOf(width)];
  return {
    width,
    height,
    d:
      path`M${left} 0V${from - q}Q${left} ${from} ${left + q} ${from}H${bend - drop}Q${bend} ${from} ${tipX} ${tipY}` +
      withoutStart(smooth(around)),
  };
}

/** Draws the mark's construction: three circles, a spoke for each seat, and the angle between two of them. */
export function markGuides(width: number, { height, x, y, radius } = layout(width)): Stroke {
  const reach = radius * REACH;
  const spokes = Array.from({ length: SEATS }, (_, seat) => {
    const end = onCircle(x, y, radius + reach, (seat * 360) / SEATS);
    return `M${short(x)} ${short(y)}L${end.map(short).join(' ')}`;
  });
  const circles = [radius - reach, radius, radius + reach].map((around) => circle(x, y, around));
  // In the wedge to the left of the upright spoke.
  const angle = arc(x, y, radius * 0.44, -90 - 360 / SEATS, 360 / SEATS);
  const [labelX, labelY] = onCircle(x, y, radius * 0.6, -90 - 180 / SEATS);
  return {
    width,
    height,
    d: [...circles, ...spokes, angle].join(''),
    labels: [{ x: labelX, y: labelY + radius * 0.06, text: `${360 / SEATS}°` }],
  };
}
