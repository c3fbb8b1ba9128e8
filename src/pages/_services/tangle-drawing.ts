import type { Drawing } from '../../components/art/drawing.ts';

type Point = readonly [x: number, y: number];

interface Tangle {
  height: number;
  strands: number;
  /** The distance of two strands once they are in order. */
  lane: number;
  /** How far they swing at their wildest, sideways and up and down. */
  swing: Point;
  /** The curves that a strand is made of until it is in order, and the share of the width after which all are. */
  segments: number;
  ordered: number;
}

const WIDTH = 1200;
const HERO: Tangle = { height: 280, strands: 7, lane: 12, swing: [88, 112], segments: 22, ordered: 0.64 };

/**
 * Strands that come in tangled and go out in order: each swings in wide loops on the left, smaller and smaller ones to
 * the right, until all run side by side.
 */
export function tangleDrawing(tangle: Tangle = HERO): Drawing {
  const { height, strands, lane, swing, segments, ordered } = tangle;
  const strokes = Array.from({ length: strands }, (_, strand) => {
    const level = height / 2 + (strand - (strands - 1) / 2) * lane;
    const at = (t: number): Point => {
      const wild = Math.max(0, 1 - t / ordered) ** 1.25;
      const x = swing[0] + t * (WIDTH - swing[0]) + wild * swing[0] * Math.sin(t * 37 + strand * 2.1);
      const y = level + wild * swing[1] * Math.sin(t * 26 + strand * 1.27);
      return [x, y];
    };
    return `${smooth(at, ordered / segments, segments)}H${WIDTH}`;
  });
  return { width: WIDTH, height, strokes };
}

/** What is left of the tangle after a number of the `steps` that put it in order: less each time, at last none. */
export function untangled(step: number, steps: number): Drawing {
  const rest = 1 - step / steps;
  return tangleDrawing({
    height: 72,
    strands: 3,
    lane: 4,
    swing: [34 * rest, 28 * rest],
    segments: 7,
    ordered: 0.72 * rest + 0.02,
  });
}

/** A curve through points of a function, each left and reached along the function's own direction. */
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
