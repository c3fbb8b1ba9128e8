import { rails, smooth, type Stroke, type StrokePoint } from '../../components/art/stroke.ts';

type Pair = readonly [x: number, y: number];

/** A seat: where its chair meets the table, and the directions along the table's edge and away from it. */
interface Seat {
  at: Pair;
  along: Pair;
  out: Pair;
}

/**
 * Returns the drawing of a table from above: the line goes around it seat by seat, loops each chair, crosses the table to tie two
 * guests together, and goes back to the margin.
 */
export function seatLine(seats: number): (width: number) => Stroke {
  return (width) => {
    const { left } = rails(width);
    const wide = width > 800;
    const table = wide ? { x: 752, y: 300, rx: 500, ry: 196 } : { x: 372, y: 350, rx: 236, ry: 250 };
    const chair = Math.min(wide ? 38 : 36, (Math.PI * (table.rx + table.ry)) / seats / 3.2);
    const turn = wide ? 40 : 28;
    const height = table.y + table.ry + 2 * chair + turn + 44;
    const places = Array.from({ length: seats }, (_, index) => seatAt(table, 180 + ((index + 0.5) * 360) / seats));
    const first = places[0];
    const last = places.at(-1);
    const other = places[Math.floor(seats * 0.4)];
    if (!first || !last || !other) throw new Error('A table needs at least one seat.');
    const d = smooth([
      [left, 0, 0, 1],
      [left, table.y - turn, 0, 1],
      [left + turn, table.y, 1, 0],
      ...places.slice(0, -1).flatMap((seat) => loop(seat, chair)),
      ...loop(last, chair).slice(0, -STEPS / 4),
      ...loop(inward(other), chair * 1.16, true),
      ...loop(inward(last), chair * 1.16, true).slice(0, 1),
      [left, table.y + chair * 2.4, 0, 1],
      [left, height - turn, 0, 1],
      [left, height, 0, 1],
    ]);
    const labels = places.map(({ at, out }, index) => ({
      x: at[0] + out[0] * chair,
      y: at[1] + out[1] * chair + (wide ? 6 : 10),
      text: `${index + 1}`,
    }));
    return { width, height, d, labels };
  };
}

function seatAt({ x, y, rx, ry }: { x: number; y: number; rx: number; ry: number }, degrees: number): Seat {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const along = unit(-rx * sin, ry * cos);
  return { at: [x + rx * cos, y + ry * sin], along, out: [along[1], -along[0]] };
}

/** Returns the seat seen from the table's center. */
function inward({ at, along, out }: Seat): Seat {
  return { at: [at[0] - out[0] * 5, at[1] - out[1] * 5], along, out };
}

/** Points of a whole turn around a chair: enough for a circle. */
const STEPS = 8;

/** Goes once around a chair, from the table's edge. `across`: half around, from the table and back to it. */
function loop({ at, along, out }: Seat, radius: number, across = false): StrokePoint[] {
  const [from, to] = across ? [STEPS / 4, (STEPS * 3) / 4] : [0, STEPS];
  return Array.from({ length: to - from + 1 }, (_, step): StrokePoint => {
    const turn = ((from + step) / STEPS) * 2 * Math.PI;
    const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
    const place = (axis: 0 | 1) => at[axis] + (along[axis] * sin + out[axis] * (1 - cos)) * radius;
    const way = (axis: 0 | 1) => along[axis] * cos + out[axis] * sin;
    return [place(0), place(1), way(0), way(1)];
  });
}

function unit(x: number, y: number): Pair {
  const length = Math.hypot(x, y) || 1;
  return [x / length, y / length];
}
