import { BEYOND, enter, leaveRight, turnOf } from '../../components/art/rail.ts';
import { path, rails, type Stroke, WIDE } from '../../components/art/stroke.ts';

/** The table as a guest sees it: how far down its far edge is, the radius of a seat, and the first and the last seat. */
const edgeOn = (width: number) =>
  width === WIDE ? { top: 96, seat: 36, first: 276, last: 1164 } : { top: 84, seat: 33, first: 132, last: 588 };

/** Goes along the far edge, around the outside of each of its seats (1) or the inside (0), half of all. */
function along(width: number, seats: number, sweep: 0 | 1): string {
  const { seat } = edgeOn(width);
  return across(width, seats)
    .map((x) => path`H${x - seat}a${seat} ${seat} 0 0 ${sweep} ${2 * seat} 0`)
    .join('');
}

/** Returns where the seats across the table are. */
function across(width: number, seats: number): number[] {
  const { first, last } = edgeOn(width);
  const half = Math.ceil(seats / 2);
  return Array.from({ length: half }, (_, index) => first + (index * (last - first)) / Math.max(half - 1, 1));
}

const footOf = (width: number) => edgeOn(width).top + edgeOn(width).seat + turnOf(width);

/** Draws the line from the margin past the seats across the table, with their numbers. */
export function farSeats(seats: number): (width: number) => Stroke {
  return (width) => ({
    width,
    height: footOf(width),
    d: enter(width, edgeOn(width).top) + along(width, seats, 1) + path`H${rails(width).right - turnOf(width)}`,
    captions: across(width, seats).map((x, index) => ({
      x,
      y: edgeOn(width).top + (width === WIDE ? 10 : 13),
      text: String(index + 1),
    })),
  });
}

/** Draws the table, to be filled, with the seats cut out. It is wider than the window. */
export function nearTable(seats: number): (width: number) => Stroke {
  return (width) => {
    const { top } = edgeOn(width);
    const [height, right] = [footOf(width), width + BEYOND];
    const d = path`M${-BEYOND} ${top}` + along(width, seats, 0) + path`H${right}V${height + 4}H${-BEYOND}z`;
    return { width, height, d };
  };
}

/** Draws the line's way on, from the edge down the right margin. */
export function overTheEdge(width: number): Stroke {
  const { top } = edgeOn(width);
  const [start, height] = [rails(width).right - turnOf(width), footOf(width)];
  return { width, height, d: path`M${start} ${top}` + leaveRight(width, top, height) };
}
