import { type Drawing, short } from '../../components/art/drawing.ts';

const WIDTH = 760;
const HEIGHT = 440;
const LANES = 9;
const WINNER = 5;
const GATES = [150, 300, 450, 600];
/** How many gates each lane passes before one stops it; the winner's passes all. */
const PASSES = [1, 0, 3, 1, 2, 4, 2, 0, 1];
/** How close the lanes have come to the winner's after each gate. */
const SPREAD = [1, 0.82, 0.6, 0.4, 0.28];
const STRANDS = [-6, -2, 2, 6];

/** What the quiz does: nine bundles of lines come in, each gate lets fewer through, and one goes on. */
export function gatesDrawing(): Drawing & { gates: string[] } {
  const goal = laneY(WINNER);
  const strokes = PASSES.flatMap((passes, lane) =>
    STRANDS.map((strand) => {
      const y = (gate: number) => short(goal + (laneY(lane) - goal) * (SPREAD[gate] ?? 0) + strand);
      let path = `M0 ${y(0)}H20`;
      for (let gate = 0; gate <= Math.min(passes, GATES.length - 1); gate++) path += bend(gate, y);
      return passes === GATES.length ? `${path}H${WIDTH}` : path;
    }),
  );
  return { width: WIDTH, height: HEIGHT, strokes, gates: GATES.map((x) => `M${x} 0V${HEIGHT}`) };
}

function laneY(lane: number): number {
  return 40 + (lane * (HEIGHT - 80)) / (LANES - 1);
}

/** From the gate before to this one, in a curve that is level at both ends. */
function bend(gate: number, y: (gate: number) => string): string {
  const to = GATES[gate] ?? WIDTH;
  const from = GATES[gate - 1] ?? 20;
  const middle = short((from + to) / 2);
  return `C${middle} ${y(gate)} ${middle} ${y(gate + 1)} ${to} ${y(gate + 1)}`;
}
