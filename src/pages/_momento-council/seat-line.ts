import { rails, smooth, type Stroke, type StrokePoint } from '../../components/art/stroke.ts';

type Pair = readonly [x: number, y: number];

/** A seat: where its chair meets the table, and the directions along the table's edge and away from it. */
interface Seat {
  at: Pair;
  along: Pair;
  out: Pair;
}

/**
 * Returns the drawing of a table from above: the line goes around it seat by seat, loops each chair, crosses the table once to tie
 * two guests together, and goes home along the table's edge.
 */
export function seatLine(seats: number): (width: number) => Stroke {
  return (width) => {
    const { left } = rails(width);
    const wide = width > 800;
    const table = wide ? { x: 752, y: 214, rx: 500, ry: 126 } : { x: 372, y: 350, rx: 236, ry: 250 };
    const chair = Math.min(wide ? 33 : 36, (Math.PI * (table.rx + table.ry)) / seats / 3.2);
    const turn = wide ? 40 : 28;
    const height = table.y + table.ry + 2 * chair + turn + 20;
    const places = Array.from({ length: seats }, (_, index) => seatAt(table, 180 + ((index + 0.5) * 360) / seats));
    const last = places.at(-1);
    const tied = Math.floor(seats * 0.4);
    const other = places[tied];
    if (!last || !other) throw new Error('A table needs at least one seat.');
    const d = smooth([
      [left, 0, 0, 1],
      [left, table.y - turn, 0, 1],
      [left + turn, table.y, 1, 0],
      ...places.flatMap((seat) => loop(seat, chair)),
      ...ring(last, chair).slice(1, -STEPS / 4),
      ...ring(other, chair).slice(STEPS / 4),
      ...places.slice(tied + 1, -1).map(({ at, along }): StrokePoint => [...at, ...along]),
      // It leaves for the margin from the outside of the last chair.
      ...loop(last, chair).slice(0, STEPS / 4 + 1),
      [left, height - turn, 0, 1],
      [left, height, 0, 1],
    ]);
    const labels = places.map((seat, index) => {
      const [x, y] = center(seat, chair);
      return { x, y: y + (wide ? 6 : 10), text: `${index + 1}` };
    });
    return { width, height, d, labels };
  };
}

function seatAt({ x, y, rx, ry }: { x: number; y: number; rx: number; ry: number }, degrees: number): Seat {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const along = unit(-rx * sin, ry * cos);
  return { at: [x + rx * cos, y + ry * sin], along, out: [along[1], -along[0]] };
}

/** Returns the middle of a seat's chair. */
function center({ at, out }: Seat, radius: number): Pair {
  return [at[0] + out[0] * radius, at[1] + out[1] * radius];
}

/** Points of a whole turn around a chair: enough for a circle. */
const STEPS = 8;

/** Goes once around a chair, from the table's edge. */
function loop({ at, along, out }: Seat, radius: number): StrokePoint[] {
  return Array.from({ length: STEPS + 1 }, (_, step): StrokePoint => {
    const turn = (step / STEPS) * 2 * Math.PI;
    const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
    const place = (axis: 0 | 1) => at[axis] + (along[axis] * sin + out[axis] * (1 - cos)) * radius;
    const way = (axis: 0 | 1) => along[axis] * cos + out[axis] * sin;
    return [place(0), place(1), way(0), way(1)];
  });
}

/** Goes around a chair once more, outside of the first loop. */
function ring({ at, along, out }: Seat, radius: number): StrokePoint[] {
  const more = radius * 0.2;
  return loop({ at: [at[0] - out[0] * more, at[1] - out[1] * more], along, out }, radius + more);
}

function unit(x: number, y: number): Pair {
  const length = Math.hypot(x, y) || 1;
  return [x / length, y / length];
}
