import { smooth, type Stroke, type StrokePoint } from '../../components/art/stroke.ts';
import { places, tableIn } from './seat-line.ts';

/**
 * Half of a knot, as shares of half the way between its guests: along the way from the middle, to the side of it, and the direction
 * there. The other half mirrors it.
 */
const HALF: readonly StrokePoint[] = [
  [-0.3, -0.06, 1, 0.12],
  [0.3, 0.32, 1, 0],
  [0.58, 0, 0, -1],
  [0.3, -0.3, -1, 0],
];

/** Returns the drawing of a knot across the table, in one line from one guest to another. */
export function seatTie(seats: number): (width: number) => Stroke {
  return (width) => {
    const { foot, seat, tied } = tableIn(width);
    const guests = places(tableIn(width), seats);
    const [one = [0, 0], other = [0, 0]] = tied.map((guest) => guests[guest - 1] ?? [0, 0]);
    const [middleX, middleY] = [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
    const half = Math.hypot(middleX - one[0], middleY - one[1]);
    const axis = Math.atan2(middleY - one[1], middleX - one[0]);
    const turned = (along: number, aside: number) =>
      [along * Math.cos(axis) + aside * Math.sin(axis), along * Math.sin(axis) - aside * Math.cos(axis)] as const;
    const strand = [[seat / half - 1, 0, 1, 0] as const, ...HALF].map(
      ([along, aside, ahead = 0, across = 0]): StrokePoint => {
        const [x, y] = turned(half * along, half * aside);
        return [middleX + x, middleY + y, ...turned(ahead, across)];
      },
    );
    const mirrored = strand.map(([x, y, ...toward]): StrokePoint => [2 * middleX - x, 2 * middleY - y, ...toward]);
    return { width, height: foot + seat + 24, d: smooth([...strand, ...mirrored.toReversed()]) };
  };
}
