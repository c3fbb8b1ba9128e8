import type { Drawing } from '../../components/art/drawing.ts';

const WIDTH = 1200;
const HEIGHT = 330;
/** How far the stream extends on both sides, so that no window shows its start. */
const BEYOND = 1200;
const LINES_PER_LEAK = 4;
const LINES_LEFT = 4;
const GAP = 8;
const TURN = 56;

/**
 * Draws a stream of parallel lines from left to right. At each leak the lowest lines bend down and fall out. `leaks` are shares of
 * the width.
 */
export function leakDrawing(leaks: readonly number[]): Drawing {
  const count = leaks.length * LINES_PER_LEAK + LINES_LEFT;
  const strokes = Array.from({ length: count }, (_, line) => {
    const y = 1 + line * GAP;
    const from = `M-${BEYOND} ${y}H`;
    if (line < LINES_LEFT) return `${from}${WIDTH + BEYOND}`;
    const leak = leaks.length - 1 - Math.floor((line - LINES_LEFT) / LINES_PER_LEAK);
    const within = (line - LINES_LEFT) % LINES_PER_LEAK;
    const x = (leaks[leak] ?? 0) * WIDTH + (LINES_PER_LEAK - 1 - within) * GAP - TURN;
    return `${from}${Math.round(x)}q${TURN} 0 ${TURN} ${TURN}V${HEIGHT - (LINES_PER_LEAK - 1 - within) * 26}`;
  });
  return { width: WIDTH, height: HEIGHT, strokes };
}
