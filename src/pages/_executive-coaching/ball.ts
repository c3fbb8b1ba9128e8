import { circle } from '../../components/art/drawing.ts';
import { path } from '../../components/art/stroke.ts';

type Vector = readonly [x: number, y: number, z: number];

/** A turn of windings around the ball: its axis, and the heights on the axis between which its threads lie. */
interface Winding {
  axis: Vector;
  from: number;
  to: number;
  threads: number;
}

/** How many points of a thread, all around the ball, are checked for being seen. */
const POINTS = 240;
/** The fewest points of a stretch worth drawing. */
const SHORTEST = 4;
/** How far from a winding above it a thread disappears, as a share of the radius. */
const CLEAR = 0.022;

/** Returns a winding whose threads slope by `tilt` degrees on the page; `lean` turns its middle toward the reader's side. */
function winding(tilt: number, lean: number, from: number, to: number, threads: number): Winding {
  const [a, b] = [(tilt * Math.PI) / 180, (lean * Math.PI) / 180];
  return { axis: [-Math.sin(a) * Math.cos(b), Math.cos(a) * Math.cos(b), Math.sin(b)], from, to, threads };
}

/** From the first to the last one, which lies over all others. */
const WINDINGS: readonly Winding[] = [
  winding(80, 8, -0.97, 0.97, 30),
  winding(8, -22, -0.98, 0.92, 28),
  winding(-58, 24, -0.55, 0.62, 19),
  winding(38, 30, -0.76, 0.02, 14),
  winding(100, -26, -0.1, 0.52, 11),
  winding(-20, -30, -0.16, 0.3, 9),
  winding(66, 34, -0.44, -0.06, 8),
  winding(-4, 18, 0.26, 0.62, 8),
  winding(-44, -12, -0.12, 0.22, 8),
];

function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/** Returns two directions across an axis, at right angles: the second one is away from the reader. */
function across([x, y, z]: Vector): [Vector, Vector] {
  const length = Math.hypot(x, y);
  const first: Vector = [-y / length, x / length, 0];
  return [first, [-z * first[1], z * first[0], x * first[1] - y * first[0]]];
}

/** Draws what is seen of a thread at a height of a winding's axis: arcs of one ellipse, cut where later windings lie over it. */
function thread({ axis }: Winding, height: number, above: readonly Winding[], [x, y, radius]: Vector): string {
  const [u, v] = across(axis);
  const round = Math.sqrt(1 - height * height);
  const at = (point: number): Vector => {
    const turn = (point * 2 * Math.PI) / POINTS;
    const [c, s] = [Math.cos(turn) * round, Math.sin(turn) * round];
    return [
      axis[0] * height + u[0] * c + v[0] * s,
      axis[1] * height + u[1] * c + v[1] * s,
      axis[2] * height + v[2] * s,
    ];
  };
  const seen = Array.from({ length: POINTS }, (_, point) => {
    const here = at(point);
    const heights = above.map((over) => [dot(here, over.axis), over] as const);
    return here[2] >= 0 && heights.every(([level, { from, to }]) => level < from - CLEAR || level > to + CLEAR);
  });
  const slope = (Math.atan2(u[1], u[0]) * 180) / Math.PI;
  const ellipse = path`A${radius * round} ${radius * round * Math.abs(axis[2])} ${slope}`;
  return stretches(seen)
    .filter(([from, to]) => to - from >= SHORTEST)
    .map(([from, to]) => {
      const [[fromX, fromY], [toX, toY]] = [at(from), at(to)];
      const flags = `${to - from > POINTS / 2 ? 1 : 0} ${axis[2] > 0 ? 1 : 0}`;
      return (
        path`M${x + radius * fromX} ${y + radius * fromY}` +
        `${ellipse} ${flags} ` +
        path`${x + radius * toX} ${y + radius * toY}`
      );
    })
    .join('');
}

/** Returns the first and the last point of each stretch that is seen, around a thread. None is seen all around. */
function stretches(seen: readonly boolean[]): [from: number, to: number][] {
  const start = seen.indexOf(false);
  const turned = [...seen.slice(start), ...seen.slice(0, start), false];
  const starts = turned.flatMap((is, at) => (is && !turned[at - 1] ? [at] : []));
  return starts.map((from) => [start + from, start + turned.indexOf(false, from) - 1]);
}

/** Draws a ball of thread: windings that lie over one another, their threads close but not equally far apart; `share` of them if it is small. */
export function ball(x: number, y: number, radius: number, share: number): string {
  const windings = WINDINGS.flatMap((turn, index) => {
    const threads = Math.round(turn.threads * share);
    return Array.from({ length: threads }, (_, at) => {
      const uneven = at > 0 && at < threads - 1 ? 0.24 * Math.sin(index * 5 + at * 2.4) : 0;
      const height = turn.from + ((at + uneven) / (threads - 1)) * (turn.to - turn.from);
      return thread(turn, height, WINDINGS.slice(index + 1), [x, y, radius]);
    });
  });
  return circle(x, y, radius) + windings.join('');
}
