import { type Drawing, short } from '../../components/art/drawing.ts';

const WIDTH = 900;
const HEIGHT = 210;
const LINES_PER_LEAK = 4;
const LINES_LEFT = 4;
const GAP = 7;

/**
 * A stream of parallel lines from left to right; at each leak its lowest lines bend down and fall out. Each leak stands
 * over its column of the list below.
 */
export function leakDrawing(leaks: number): Drawing {
  const column = WIDTH / leaks;
  const strokes: string[] = [];
  for (let line = 0; line < leaks * LINES_PER_LEAK + LINES_LEFT; line++) {
    const y = 10 + line * GAP;
    const leak = leaks - 1 - Math.floor((line - LINES_LEFT) / LINES_PER_LEAK);
    if (line < LINES_LEFT) {
      strokes.push(`M0 ${y}H${WIDTH}`);
      continue;
    }
    const within = (line - LINES_LEFT) % LINES_PER_LEAK;
    const x = leak * column + 20 + (LINES_PER_LEAK - within) * GAP;
    const turn = 46;
    strokes.push(`M0 ${y}H${short(x)}q${turn} 0 ${turn} ${turn}V${HEIGHT - within * 9}`);
  }
  return { width: WIDTH, height: HEIGHT, strokes };
}
