import type { Drawing } from '../../components/art/drawing.ts';

type Point = readonly [x: number, y: number];

const WIDTH = 1200;
const HEIGHT = 280;
export const HERO_STRANDS = 7;
/** Distance between two strands once they are in order. */
const LANE = 12;
/** Largest swing of the tangle, horizontally and vertically. */
const SWING: Point = [88, 112];
/** Number of curves in a strand's tangled part, and that part's share of the width. */
const SEGMENTS = 22;
const ORDERED = 0.64;

/** Draws strands that come in tangled and go out in order: wide loops on the left, parallel lines on the right. */
export function tangleDrawing(): Drawing {
  const strokes = Array.from({ length: HERO_STRANDS }, (_, strand) => {
    const level = HEIGHT / 2 + (strand - (HERO_STRANDS - 1) / 2) * LANE;
    const at = (t: number): Point => {
      const wild = Math.max(0, 1 - t / ORDERED) ** 1.25;
      const x = SWING[0] + t * (WIDTH - SWING[0]) + wild * SWING[0] * Math.sin(t * 37 + strand * 2.1);
      const y = level + wild * SWING[1] * Math.sin(t * 26 + strand * 1.27);
      return [x, y];
    };
    return `${smooth(at, ORDERED / SEGMENTS, SEGMENTS)}H${WIDTH}`;
  });
  return { width: WIDTH, height: HEIGHT, strokes };
}

/** Draws a curve through a function's points along its tangents. */
function smooth(at: (t: number) => Point, step: number, segments: number): string {
  const handle = (t: number, side: 1 | -1) => {
    const [[x, y], [x2, y2]] = [at(t), at(t + 0.001)];
    const reach = (side * step) / 3 / 0.001;
    return `${Math.round(x + (x2 - x) * reach)} ${Math.round(y + (y2 - y) * reach)}`;
  };
  const place = (t: number) => at(t).map(Math.round).join(' ');
  let path = `M${place(0)}C${handle(0, 1)} ${handle(step, -1)} ${place(step)}`;
  for (let segment = 2; segment <= segments; segment++)
    path += `S${handle(segment * step, -1)} ${place(segment * step)}`;
  return path;
}
