import { arc, circle, onCircle, short } from '../../components/art/drawing.ts';
import { enter, leave, turnBack } from '../../components/art/rail.ts';
import { joined, path, type Stroke, type StrokePoint } from '../../components/art/stroke.ts';
import { seatLoops, withoutStart } from '../../components/art/table-line.ts';
import { SEATS } from '../../components/art/table.ts';

/** Points between two seats, enough for a loop without corners. */
const STEPS = 8;
/** How far a seat's loop reaches, as a share of the ring's radius. */
const REACH = 0.215;

interface Ring {
  x: number;
  y: number;
  radius: number;
  seats: number;
}

/** Returns the states of the mark on one line, four or on phones two, each larger than the one before, and the height of that line. */
function markRings(width: number): { rings: Ring[]; foot: number } {
  const wide = width > 800;
  const [foot, states, radii, centers] = wide
    ? [362, [3, 6, 9, SEATS], [62, 84, 110, 138], [204, 478, 794, 1152]]
    : [430, [6, SEATS], [72, 166], [156, 466]];
  const rings = states.map((seats, state): Ring => {
    const radius = radii[state] ?? 0;
    return { x: centers[state] ?? 0, y: foot - radius * (1 + REACH), radius, seats };
  });
  return { rings, foot };
}

/** Draws the loops of a ring from its foot, clockwise, and goes back to its foot the same way if they don't close. */
function loops({ x, y, radius, seats }: Ring): string {
  const table = { x, y, across: radius, down: radius, reach: radius * REACH };
  const isWhole = seats === SEATS;
  const count = seats * STEPS - (isWhole ? 0 : STEPS / 2);
  const points = seatLoops(table, { seats: SEATS, steps: STEPS }, count);
  const back = points.toReversed().map(([px, py]): StrokePoint => [px, py]);
  return withoutStart(joined(isWhole ? [points] : [points, back]));
}

/** Draws the line putting the mark together in four states, and going back to the margin under them. */
export function markLine(width: number): Stroke {
  const { rings, foot } = markRings(width);
  const back = foot + (width > 800 ? 56 : 48);
  const states = rings.map((ring) => path`H${ring.x}` + loops(ring)).join('');
  const d = enter(width, foot) + states + turnBack(width, foot, back) + leave(width, back, back + 44);
  return { width, height: back + 44, d };
}

/** Draws the mark's construction behind each state: three circles, a spoke for each seat it has, and the angle between two seats. */
export function markGuides(width: number): Stroke {
  const { rings } = markRings(width);
  const lines = rings.flatMap(({ x, y, radius, seats }) => {
    const reach = radius * REACH;
    const spokes = Array.from({ length: seats }, (_, seat) => {
      const end = onCircle(x, y, radius + reach, (seat * 360) / SEATS + 90);
      return `M${short(x)} ${short(y)}L${end.map(short).join(' ')}`;
    });
    return [...[radius - reach, radius, radius + reach].map((around) => circle(x, y, around)), ...spokes];
  });
  const [{ x, y, radius } = { x: 0, y: 0, radius: 0 }] = rings.slice(-1);
  // Between the two uppermost spokes.
  const angle = arc(x, y, radius * 0.4, -90, 360 / SEATS);
  const [labelX, labelY] = onCircle(x, y, radius * 0.58, -75);
  return {
    width,
    height: markLine(width).height,
    d: [...lines, angle].join(''),
    labels: [{ x: labelX, y: labelY, text: `${360 / SEATS}°` }],
  };
}
