import { type Drawing, short } from '../../components/art/drawing.ts';

const WIDTH = 600;
const HEIGHT = 360;
const WAYS = 5;
const THREADS = 5;
const DESK = { x: 540, y: 180 };

/**
 * Five ways that come from far apart and arrive at one desk: bundles of lines that start at even heights on the left and
 * meet in a point on the right.
 */
export function linesDrawing(): Drawing {
  const strokes: string[] = [];
  for (let way = 0; way < WAYS; way++) {
    for (let thread = 0; thread < THREADS; thread++) {
      const y = 12 + (way * (HEIGHT - 24 - THREADS * 5)) / (WAYS - 1) + thread * 6;
      const bend = 150 + way * 46 + thread * 4;
      strokes.push(
        `M0 ${short(y)}H${short(bend - 110)}C${short(bend)} ${short(y)} ${short(bend)} ${DESK.y} ${DESK.x} ${DESK.y}`,
      );
    }
  }
  for (const r of [6, 12, 18]) strokes.push(`M${DESK.x - r} ${DESK.y}a${r} ${r} 0 1 1 0 .1z`);
  return { width: WIDTH, height: HEIGHT, strokes };
}
