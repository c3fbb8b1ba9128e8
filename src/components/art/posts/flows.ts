import { short } from '../drawing.ts';
import { HEIGHT, type PostDrawing, WIDTH } from './post-drawing.ts';
import { seededRandom } from '../../../lib/random.ts';

const MIDDLE = HEIGHT / 2;

/** Draws many lines that turn away at a gate and one that passes. */
export function gate(): PostDrawing {
  const turned = Array.from({ length: 11 }, (_, index) => {
    const [x, dy] = [404 - index * 16, 16 + index * 15];
    return `M0 ${MIDDLE - dy}H${x}q12 0 12-12V0M0 ${MIDDLE + dy}H${x}q12 0 12 12V${HEIGHT}`;
  });
  const posts = `M428 0V${MIDDLE - 16}M440 0V${MIDDLE - 16}M428 ${HEIGHT}V${MIDDLE + 16}M440 ${HEIGHT}V${MIDDLE + 16}`;
  return { lines: turned.join('') + posts, accent: `M0 ${MIDDLE}H${WIDTH}`, dark: true };
}

/** Draws one order's way: a stroke for work, then one loop for each day of waiting. */
export function waiting(): PostDrawing {
  // A square from the middle shows three of the waits whole.
  const DAYS = [5, 4, 2, 8, 7];
  const [stroke, advance, base] = [64, 11, 300];
  let x = 0;
  const work: string[] = [];
  const waits = DAYS.map((days, index) => {
    work.push(`M${x} ${base}h${stroke}`);
    const height = 120 + 32 * ((index * 2) % 5);
    const loop = `c34 0 34 ${-height} 4 ${-height}s-30 ${height} ${advance - 4} ${height}`;
    const from = x + stroke;
    x = from + days * advance;
    return `M${from} ${base}${loop.repeat(days)}`;
  });
  work.push(`M${x} ${base}H${WIDTH}`);
  return { lines: waits.join(''), accent: work.join(''), dark: true };
}

/** Draws a tangle of lines that are sorted one by one, and the straight rules that follow. */
export function edge(): PostDrawing {
  const random = seededRandom('edge');
  const count = 15;
  const order = Array.from({ length: count }, (_, index) => (index * 7) % count);
  const rules = order.map((row) => `M236 ${33 + row * 21}H${WIDTH}`);
  const tangle = order.map((row, from) => {
    const [bend, swing] = [60 + random() * 80, (random() - 0.5) * 240];
    const [start, end] = [33 + from * 21, 33 + row * 21];
    return `M0 ${start}C${short(bend)} ${short(start + swing)} ${short(bend + 70)} ${end} 236 ${end}`;
  });
  return { lines: rules.join(''), accent: tangle.join('') };
}
