import { circle, type Drawing, short } from '../../components/art/drawing.ts';
import { dot } from '../../components/art/shapes.ts';

/** One customer's path through the modules, drawn like a train graph: a line per module and a thread across them. */
export interface CustomerThread extends Drawing {
  /** Heights of the modules' lines. */
  lines: number[];
  /** The customer's path from the first stop to the last. */
  thread: string;
  stops: [x: number, y: number][];
}

const WIDTH = 600;
const STEP = 50;
const FIRST = 34;
/** Space for the modules' names, left of the first stop. */
const NAMES = 176;

/** Draws the path across so many lines. A stop is its line's index. */
export function customerThread(order: readonly number[], count: number): CustomerThread {
  const lines = Array.from({ length: count }, (_, line) => FIRST + line * STEP);
  const across = (WIDTH - 20 - NAMES) / Math.max(1, order.length - 1);
  const stops = order.map((line, stop): [number, number] => [Math.round(NAMES + stop * across), FIRST + line * STEP]);
  const thread = stops
    .map(([x, y], stop) => {
      const before = stops[stop - 1];
      if (!before) return `M${x} ${y}`;
      const middle = short((before[0] + x) / 2);
      return `C${middle} ${before[1]} ${middle} ${y} ${x} ${y}`;
    })
    .join('');
  const staves = lines.map((y) => `M0 ${y}H${WIDTH}`).join('');
  const marks = stops.map(([x, y]) => circle(x, y, 8));
  return { width: WIDTH, height: FIRST + count * STEP - 24, lines, thread, stops, strokes: [staves, thread, ...marks] };
}

/** Draws the same path as a stretchable band. Its stops stay round, because they are line caps. */
export function threadBand({ height, lines, thread, stops }: CustomerThread) {
  const [[first] = [0], [last] = [WIDTH]] = [stops[0], stops.at(-1)];
  const [from, to] = [first - STEP / 2, last + STEP / 2];
  return {
    view: `${from} 0 ${to - from} ${height}`,
    staves: lines.map((y) => `M${from} ${y}H${to}`).join(''),
    thread,
    dots: stops.map(([x, y]) => dot(x, y)).join(''),
  };
}
