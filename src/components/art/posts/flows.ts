import { path, smooth, type StrokePoint } from '../stroke.ts';
import { FROM, GROUND, type PostDrawing, TO } from './post-drawing.ts';
import { seededRandom } from '../../../lib/random.ts';

/** Draws many lines that turn away at a wall with a gate, and one that passes. */
export function gate(): PostDrawing {
  const [LEFT, TOP, WALL, OPEN] = [140, 44, 470, 20];
  const turned = Array.from({ length: 8 }, (_, index) => {
    const [x, y] = [WALL - 32 - index * 30, GROUND - OPEN - 12 - index * 27];
    return path`M${LEFT} ${y}H${x}q12 0 12-12V${TOP}`;
  });
  return {
    marks: turned.join(''),
    line: path`M${FROM} ${GROUND}H${TO}`,
    bold: path`M${WALL} ${TOP}V${GROUND - OPEN}M${WALL} ${GROUND + OPEN}v16`,
  };
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
  return { marks: '', line: path`M${FROM} ${GROUND}H212` + `${coil(2, 150)}h44${coil(6, 256)}H${TO}` };
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

/** Draws a line that arrives, is tangled and leaves straight. */
export function edge(): PostDrawing {
  const through = smooth([[140, GROUND, 1, 0], ...tangle(312, 180, 140, 130).slice(0, 18), [498, GROUND, 1, 0]]);
  return { marks: '', line: path`M${FROM} ${GROUND}` + through.replace('M', 'L') + `H${TO}` };
}

/** Makes one loop, for a post that matches no other drawing. */
export function arcs(): PostDrawing {
  return { marks: '', line: path`M${FROM} ${GROUND}H292` + `c170 0 170-252 28-252s-142 252 28 252H${TO}` };
}
