import { leave } from '../../components/art/rail.ts';
import { path, rails, smooth, type Stroke, type StrokePoint } from '../../components/art/stroke.ts';

type Point = readonly [x: number, y: number];

/** Windings of the ball, and points of each. */
const WINDINGS = 15;
const POINTS = 12;
/** Minutes of a session, one tick each. */
const MINUTES = 60;

/** Draws the ball: windings about its middle, each turned a little further, from the edge at an angle. */
function ball(x: number, y: number, radius: number, from: number): StrokePoint[] {
  return Array.from({ length: WINDINGS * POINTS + 1 }, (_, step): StrokePoint => {
    const turn = (step / POINTS) * 2 * Math.PI + from;
    const tilt = (step / POINTS) * 0.44;
    const flat = 0.62 + 0.38 * Math.cos((step / POINTS) * 0.83);
    const [along, across] = [radius * Math.cos(turn), radius * flat * Math.sin(turn)];
    return [x + along * Math.cos(tilt) - across * Math.sin(tilt), y + along * Math.sin(tilt) + across * Math.cos(tilt)];
  });
}

/** Draws loops from one point to another, each smaller than the one before. */
function coil(from: Point, to: Point, first: number, last: number, loops: number): StrokePoint[] {
  const count = loops * POINTS;
  return Array.from({ length: count }, (_, step): StrokePoint => {
    const share = (step + 1) / count;
    const turn = share * loops * 2 * Math.PI;
    const radius = first + (last - first) * share ** 0.7;
    const [x, y] = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    return [x - radius * Math.sin(-turn), y + radius * (Math.cos(turn) - 1)];
  });
}

/**
 * Draws loops, smaller and smaller, that wind into a ball on a line one hour long: a tick per minute, a longer one per quarter hour.
 */
export function ballLine(width: number): Stroke {
  const { left } = rails(width);
  const wide = width > 800;
  const [x, y, radius] = wide ? [1010, 164, 148] : [350, 270, 118];
  const back = y + radius + (wide ? 62 : 46);
  const loops: StrokePoint[] = wide
    ? [[left, 0, 0, 1], ...coil([left + 40, 300], [790, 210], 118, 30, 5)]
    : [
        [left, 0, 0, 1],
        ...coil([left + 40, 130], [600, 90], 62, 30, 3),
        [650, 130, 0, 1],
        [560, 180, -1, 0.2],
        [468, 270, 0, 1],
      ];
  const wound = ball(x, y, radius, wide ? Math.PI : 0);
  const last: StrokePoint[] = wide
    ? [
        [x + radius * 1.06, y + radius * 0.6],
        [x + radius * 1.14, (y + radius * 0.5 + back) / 2, 0, 1],
        [x + radius, back, -1, 0],
      ]
    : [[x + radius * 0.5, back, -1, 0]];
  const minute = (2 * radius) / MINUTES;
  const ticks = Array.from(
    { length: MINUTES + 1 },
    (_, at) => path`H${x + radius - at * minute}v${at % 15 === 0 ? -22 : -10}v${at % 15 === 0 ? 22 : 10}`,
  );
  return {
    width,
    height: back + 60,
    d: smooth([...loops, ...wound, ...last]) + ticks.join('') + leave(width, back, back + 60),
  };
}
