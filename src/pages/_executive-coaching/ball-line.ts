import { leave } from '../../components/art/rail.ts';
import { path, rails, smooth, type Stroke, type StrokePoint } from '../../components/art/stroke.ts';

/** Windings of the ball, and points of each. */
const WINDINGS = 15;
const POINTS = 12;
/** Minutes of a session, one tick each. */
const MINUTES = 60;

/** Draws the ball: windings about its middle, each turned a little further, from its left edge to its foot. */
function ball(x: number, y: number, radius: number): StrokePoint[] {
  return Array.from({ length: WINDINGS * POINTS + 1 }, (_, step): StrokePoint => {
    const turn = (step / POINTS) * 2 * Math.PI + Math.PI;
    const tilt = (step / POINTS) * 0.44;
    const flat = 0.62 + 0.38 * Math.cos((step / POINTS) * 0.83);
    const [along, across] = [radius * Math.cos(turn), radius * flat * Math.sin(turn)];
    return [x + along * Math.cos(tilt) - across * Math.sin(tilt), y + along * Math.sin(tilt) + across * Math.cos(tilt)];
  });
}

/**
 * Draws a tangle that is wound into a ball on a line one hour long: a tick per minute, a longer one per quarter hour.
 */
export function ballLine(width: number): Stroke {
  const { left } = rails(width);
  const wide = width > 800;
  const [x, y, radius] = wide ? [1010, 186, 170] : [350, 310, 150];
  const back = y + radius + (wide ? 62 : 90);
  const tangle: StrokePoint[] = wide
    ? [
        [left, 0, 0, 1],
        [left + 20, 120],
        [190, 210],
        [330, 130],
        [270, 50],
        [190, 120],
        [280, 250],
        [430, 230],
        [470, 110],
        [390, 70],
        [360, 180],
        [480, 300],
        [620, 240],
        [640, 120],
        [550, 100],
        [530, 210],
        [660, 330],
        [770, 300],
      ]
    : [
        [left, 0, 0, 1],
        [left + 10, 60],
        [130, 90],
        [220, 50],
        [170, 14],
        [150, 70],
        [250, 130],
        [370, 80],
        [330, 24],
        [270, 60],
        [340, 130],
        [480, 110],
        [520, 50],
        [440, 30],
        [420, 100],
        [330, 150],
        [200, 180],
        [140, 270],
      ];
  const wound = ball(x, y, radius);
  const last: StrokePoint[] = [
    [x + radius * 1.06, y + radius * 0.6],
    [x + radius * 1.14, (y + radius * 0.5 + back) / 2, 0, 1],
    [x + radius, back, -1, 0],
  ];
  const minute = (2 * radius) / MINUTES;
  const ticks = Array.from(
    { length: MINUTES + 1 },
    (_, at) => path`H${x + radius - at * minute}v${at % 15 === 0 ? -22 : -10}v${at % 15 === 0 ? 22 : 10}`,
  );
  return {
    width,
    height: back + 60,
    d: smooth([...tangle, ...wound, ...last]) + ticks.join('') + leave(width, back, back + 60),
  };
}
