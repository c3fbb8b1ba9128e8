import { circle } from '../../components/art/drawing.ts';
import { leave, turnOf } from '../../components/art/rail.ts';
import { path, rails, smooth, type Stroke } from '../../components/art/stroke.ts';

type Vector = readonly [x: number, y: number, z: number];

/** A turn of windings around the ball: its axis, and the heights on the axis between which its threads lie. */
interface Winding {
  axis: Vector;
  from: number;
  to: number;
  threads: number;
}

/** Minutes of a session, one tick each. */
const MINUTES = 60;
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
function ball(place: Vector, share: number): string {
  return WINDINGS.flatMap((turn, index) => {
    const threads = Math.round(turn.threads * share);
    return Array.from({ length: threads }, (_, at) => {
      const uneven = at > 0 && at < threads - 1 ? 0.24 * Math.sin(index * 5 + at * 2.4) : 0;
      const height = turn.from + ((at + uneven) / (threads - 1)) * (turn.to - turn.from);
      return thread(turn, height, WINDINGS.slice(index + 1), place);
    });
  }).join('');
}

/**
 * Draws the line into a ball as wide as one hour. From its right edge, it falls down the right margin to a ruler with a tick per
 * minute, a longer one per quarter hour. On a wide screen, the ball reaches up next to the words.
 */
export function ballLine(width: number): Stroke {
  const { left, right } = rails(width);
  const wide = width > 800;
  // On a wide screen, the ball and its ruler end with the text.
  const [edge, radius, y, back] = wide ? [1320, 292, -252, 110] : [right - 34, 215, 222, 500];
  const [x, turn] = [edge - radius, turnOf(width)];
  const strand = wide
    ? smooth([
        [left, 0, 0, 1],
        [left + 130, 66, 1, 0],
        [left + 560, 24, 1, 0],
        [x, y + radius, 1, 0],
      ])
    : smooth([
        [left, 0, 0, 1],
        [left, y + 40, 0, 1],
        [(left + x - radius) / 2, y + 120, 1, 0],
        [x - radius, y, 0, -1],
      ]);
  const [minute, quarter] = wide ? [17, 39] : [19, 42];
  const ticks = Array.from({ length: MINUTES + 1 }, (_, at) => {
    const height = at % 15 === 0 ? quarter : minute;
    return path`H${edge - (at * 2 * radius) / MINUTES}v${-height}v${height}`;
  });
  const height = back + 2 * turn;
  const fall = path`M${edge} ${y}C${edge} ${y + radius * 0.36} ${right} ${y + radius * 0.44} ${right} ${y + radius * 0.84}`;
  const corner = path`V${back - turn}Q${right} ${back} ${right - turn} ${back}`;
  return {
    width,
    height,
    d:
      strand +
      circle(x, y, radius) +
      ball([x, y, radius], wide ? 1 : 0.62) +
      fall +
      corner +
      ticks.join('') +
      leave(width, back, height),
  };
}
