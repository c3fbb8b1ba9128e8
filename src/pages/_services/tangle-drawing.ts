import { type Drawing, short } from '../../components/art/drawing.ts';

const WIDTH = 1200;
const HEIGHT = 280;
const STRANDS = 7;
const LANE = 12;
const SEGMENTS = 26;
/** The share of the width after which all is in order. */
const ORDERED = 0.64;

type Point = readonly [x: number, y: number];

/**
 * Strands that come in tangled and go out in order: each swings in wide loops on the left, smaller and smaller ones to
 * the right, until all run side by side.
 */
export function tangleDrawing(): Drawing {
  const strokes = Array.from({ length: STRANDS }, (_, strand) => {
    const lane = HEIGHT / 2 + (strand - (STRANDS - 1) / 2) * LANE;
    const at = (t: number): Point => {
      const wild = Math.max(0, 1 - t / ORDERED) ** 1.25;
      const x = t * WIDTH + wild * 88 * Math.sin(t * 37 + strand * 2.1);
      const y = lane + wild * 112 * Math.sin(t * 26 + strand * 1.27);
      return [x, y];
    };
    return `${smooth(at)}H${WIDTH}`;
  });
  return { width: WIDTH, height: HEIGHT, strokes };
}

/** A curve through points of a function, each left and reached along the function's own direction. */
function smooth(at: (t: number) => Point): string {
  const step = ORDERED / SEGMENTS;
  const handle = (t: number, side: 1 | -1) => {
    const [[x, y], [x2, y2]] = [at(t), at(t + 0.001)];
    const reach = (side * step) / 3 / 0.001;
    return `${Math.round(x + (x2 - x) * reach)} ${Math.round(y + (y2 - y) * reach)}`;
  };
  const place = (t: number) => at(t).map(short).join(' ');
  let path = `M${place(0)}C${handle(0, 1)} ${handle(step, -1)} ${place(step)}`;
  for (let segment = 2; segment <= SEGMENTS; segment++)
    path += `S${handle(segment * step, -1)} ${place(segment * step)}`;
  return path;
}
