import { type Drawing, short } from '../../components/art/drawing.ts';

const WIDTH = 1200;
const HEIGHT = 260;
const STRANDS = 6;
const STEP = 30;

/**
 * Strands that come in tangled and go out in order: each swings wildly on the left, less and less to the right, until
 * all run side by side.
 */
export function tangleDrawing(): Drawing {
  const strokes = Array.from({ length: STRANDS }, (_, strand) => {
    const lane = HEIGHT / 2 + (strand - (STRANDS - 1) / 2) * 13;
    const point = (t: number) => {
      const wild = Math.max(0, 1 - t / 0.62) ** 1.4;
      const x = t * WIDTH + wild * 74 * Math.sin(t * 41 + strand * 2.1);
      const y = lane + wild * 96 * Math.sin(t * 29 + strand * 1.27) * Math.cos(strand + t * 9);
      return `${Math.round(x)} ${short(y)}`;
    };
    let path = `M${point(0)}`;
    let calm = 0;
    for (let x = STEP; x < WIDTH * 0.62; x += STEP) {
      path += `${calm ? 'T' : `Q${point((x - STEP / 2) / WIDTH)} `}${point(x / WIDTH)}`;
      calm = x;
    }
    return `${path}T${short(WIDTH * 0.64)} ${short(lane)}H${WIDTH}`;
  });
  return { width: WIDTH, height: HEIGHT, strokes };
}
