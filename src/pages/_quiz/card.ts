import { path } from '../../components/art/stroke.ts';
import type { Drawing } from '../../components/art/drawing.ts';
import { profiles } from '../../content/quiz.ts';
import { DEPTH, depthOf, laneOf, LOOM, TURN } from './loom.ts';

const SIZE = 300;

/** Returns the drawing of the page’s social card: a strand for each agent, and one in the end. */
export function card(): Drawing {
  const count = Object.keys(profiles).length;
  /** The rows end where the strands turn. */
  const row = (SIZE - DEPTH - TURN) / count;
  const strokes = Array.from({ length: count }, (_, index) => {
    const [x, depth] = [SIZE - LOOM + laneOf(index, count), depthOf(index, count)];
    const [middle, y] = [SIZE / 3, SIZE - DEPTH + depth];
    return (
      path`M0 ${row * (index + 0.5)}H${x - TURN}a${TURN} ${TURN} 0 0 1 ${TURN} ${TURN}V${SIZE - DEPTH}` +
      path`a${depth} ${depth} 0 0 1 ${-depth} ${depth}H${2 * middle}C${middle} ${y} ${middle} ${SIZE} 0 ${SIZE}`
    );
  });
  return { width: SIZE, height: SIZE, strokes };
}
