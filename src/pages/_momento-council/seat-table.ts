import { circle, onCircle, short } from '../../components/art/drawing.ts';

/** A round table from above: edge, numbered chairs, and every line of sight. */
export interface SeatTable {
  size: number;
  edge: string;
  /** One path: from each seat to every other. */
  sight: string;
  chairs: { number: number; x: number; y: number; outline: string }[];
}

/** Draws the table with so many seats, the first at the top. */
export function seatTable(seats: number): SeatTable {
  const angles = Array.from({ length: seats }, (_, seat) => (seat * 360) / seats - 90);
  const places = angles.map((angle) => onCircle(300, 300, 186, angle).map(short).join(' '));
  const sight = places.flatMap((from, seat) => places.slice(seat + 1).map((to) => `M${from}L${to}`)).join('');
  const chairs = angles.map((angle, seat) => {
    const [x, y] = onCircle(300, 300, 252, angle);
    return { number: seat + 1, x: Math.round(x), y: Math.round(y), outline: circle(x, y, 30) };
  });
  return { size: 600, edge: circle(300, 300, 200), sight, chairs };
}
