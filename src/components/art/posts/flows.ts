import { smooth, type StrokePoint } from '../stroke.ts';
import { HEIGHT, type PostDrawing, WIDTH } from './post-drawing.ts';
import { seededRandom } from '../../../lib/random.ts';

const MIDDLE = HEIGHT / 2;

/** Draws many lines that turn away at a wall with a gate, as many above as below, and one that passes. */
export function gate(): PostDrawing {
  const turned = Array.from({ length: 6 }, (_, index) => {
    const [x, dy] = [390 - index * 28, 28 + index * 26];
    return `M0 ${MIDDLE - dy}H${x}q12 0 12-12V0M0 ${MIDDLE + dy}H${x}q12 0 12 12V${HEIGHT}`;
  });
  return { lines: turned.join('') + wall(424, MIDDLE, 16, HEIGHT), accent: `M0 ${MIDDLE}H${WIDTH}` };
}

/** Draws a wall from edge to edge, open around a height, from strokes that touch. */
export function wall(x: number, y: number, half: number, height: number): string {
  return Array.from(
    { length: 4 },
    (_, stroke) => `M${x + stroke * 1.5} 0V${y - half}M${x + stroke * 1.5} ${y + half}V${height}`,
  ).join('');
}

/** Draws a coil, one turn for each day of waiting. */
export function coil(days: number, height: number): string {
  return `c44 0 44-${height} 11-${height}s-33 ${height} 11 ${height}`.repeat(days);
}

/** Draws one order's way: straight while someone works on it, and a turn for each day of waiting. A square shows all of it. */
export function waiting(): PostDrawing {
  return { lines: '', accent: `M0 306H212${coil(2, 150)}h44${coil(6, 256)}H${WIDTH}` };
}

/** Returns the points of a tangle within an ellipse. */
export function tangle(x: number, y: number, rx: number, ry: number): StrokePoint[] {
  const random = seededRandom('rule');
  return Array.from({ length: 19 }, (_, turn): StrokePoint => {
    const angle = 2 + turn * 2.4;
    const reach = 0.45 + random() * 0.55;
    return [x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach];
  });
}

/** Draws a line that arrives tangled and leaves straight. */
export function edge(): PostDrawing {
  const arrives: StrokePoint[] = [[0, 306, 1, 0], ...tangle(300, 172, 148, 132), [500, 306, 1, 0]];
  return { lines: smooth(arrives), accent: `M500 306H${WIDTH}` };
}
