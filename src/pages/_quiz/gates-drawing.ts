import { type Drawing, short } from '../../components/art/drawing.ts';

const WIDTH = 880;
const HEIGHT = 440;
/** Where the lanes begin, after their names. */
const START = 150;
/** Distance between the lines of a bundle. */
const APART = 4;
const GATES = [270, 420, 570, 720];
/** How many gates each lane passes. The winner passes all. */
const PASSES = [1, 0, 3, 2, 4, 2, 0, 1];
const WINNER = PASSES.indexOf(GATES.length);
/** How close the lanes are to the winner's after each gate. */
const SPREAD = [1, 0.82, 0.6, 0.4, 0.28];
const STRANDS = [-1.5, -0.5, 0.5, 1.5];
const isEdge = (_: string, index: number) => index % STRANDS.length === 0 || (index + 1) % STRANDS.length === 0;

export interface GatesDrawing extends Drawing {
  edges: string[];
  inner: string[];
  gates: number[];
  lanes: number[];
}

/**
 * Draws the quiz: bundles of lines come in, one gate per question, each gate lets fewer through, and one remains. `edges` and
 * `inner` are the strands of each bundle, `lanes` the heights where they come in. A small drawing needs no `start` and a larger
 * `apart`.
 */
export function gatesDrawing({ start = START, apart = APART } = {}): GatesDrawing {
  const goal = laneY(WINNER);
  const strokes = PASSES.flatMap((passes, lane) =>
    STRANDS.map((strand) => {
      const y = (gate: number) => short(goal + (laneY(lane) - goal) * (SPREAD[gate] ?? 0) + strand * apart);
      let path = `M${start} ${y(0)}H${start + 10}`;
      for (let gate = 0; gate <= Math.min(passes, GATES.length - 1); gate++) path += bend(gate, start + 10, y);
      return passes === GATES.length ? `${path}H${WIDTH}` : path;
    }),
  );
  return {
    width: WIDTH,
    height: HEIGHT,
    strokes,
    edges: strokes.filter(isEdge),
    inner: strokes.filter((stroke, index) => !isEdge(stroke, index)),
    gates: GATES,
    lanes: PASSES.map((_, lane) => laneY(lane)),
  };
}

function laneY(lane: number): number {
  return 40 + (lane * (HEIGHT - 80)) / (PASSES.length - 1);
}

/** Draws a curve from the previous gate to this one, level at both ends. */
function bend(gate: number, begin: number, y: (gate: number) => string): string {
  const to = GATES[gate] ?? WIDTH;
  const from = GATES[gate - 1] ?? begin;
  const middle = short((from + to) / 2);
  return `C${middle} ${y(gate)} ${middle} ${y(gate + 1)} ${to} ${y(gate + 1)}`;
}
