import { gapsOf } from '../../components/art/over-under.ts';
import { smooth, type Stroke, type StrokePoint, WIDE } from '../../components/art/stroke.ts';
import { type Pair, places, tableIn } from './seat-line.ts';

/**
 * Half of a reef knot, as shares of half the way between its guests: along the way from the middle, to the side of it, and the
 * direction there. The other half of the loop mirrors it.
 */
const HALF: readonly StrokePoint[] = [
  [-0.4, 0.07, 1, 0],
  [0.12, 0.24, 1, 0],
  [0.36, 0, 0, -1],
];
/** The angle between the axis of a loop and the places where it leaves its seat. */
const FAN = Math.PI / 14;

/** Returns the drawing of a knot across the table: a loop from each of two guests, pulled through the other. */
export function seatTie(seats: number): (width: number) => Stroke {
  return (width) => {
    const { foot, seat, tied } = tableIn(width);
    const guests = places(tableIn(width), seats);
    const [one = [0, 0], other = [0, 0]] = tied.map((guest) => guests[guest - 1] ?? [0, 0]);
    const [middleX, middleY] = [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
    const half = Math.hypot(middleX - one[0], middleY - one[1]);
    const axis = Math.atan2(middleY - one[1], middleX - one[0]);
    const turned = (along: number, aside: number): Pair => [
      along * Math.cos(axis) + aside * Math.sin(axis),
      along * Math.sin(axis) - aside * Math.cos(axis),
    ];
    const at = ([along, aside, ahead = 0, across = 0]: StrokePoint): StrokePoint => {
      const [x, y] = turned(half * along, half * aside);
      return [middleX + x, middleY + y, ...turned(ahead, across)];
    };
    const fromSeat = (side: number, way: number): StrokePoint => {
      const [x, y] = turned(Math.cos(FAN), side * Math.sin(FAN));
      return [one[0] + seat * x, one[1] + seat * y, way * x, way * y];
    };
    const back = HALF.slice(0, -1).toReversed();
    const loop: StrokePoint[] = [
      fromSeat(1, 1),
      ...HALF.map(at),
      ...back.map(([along, aside]) => at([along, -aside, -1, 0])),
      fromSeat(-1, -1),
    ];
    const mirrored = loop.map(([x, y, towardX = 0, towardY = 0]): StrokePoint => {
      return [2 * middleX - x, 2 * middleY - y, -towardX, -towardY];
    });
    // What is over and under alternates along one line, so the loops are joined outside of the table.
    const outside: StrokePoint[] = [
      [one[0] - seat, -foot],
      [2 * width, 0],
      [other[0] - seat, 3 * foot],
    ];
    return {
      width,
      height: foot + seat + 24,
      d: smooth(loop) + smooth(mirrored),
      gaps: gapsOf(smooth([...loop, ...outside, ...mirrored]), width === WIDE ? 0.8 : 1.2),
    };
  };
}
