import { leave, turnBack, turnOf } from '../../components/art/rail.ts';
import { path, rails, type Stroke } from '../../components/art/stroke.ts';

/** The number of strands, one per agent. */
const STRANDS = 8;

/**
 * Draws the quiz: a strand for each agent leaves the margin, the questions draw them together, and one line returns, the same
 * for every result.
 */
export function strandsLine(width: number): Stroke {
  const { left, right } = rails(width);
  const [top, apart, from] = width > 800 ? [44, 48, 300] : [50, 74, 300];
  const q = turnOf(width);
  const foot = top + (STRANDS - 1) * apart;
  const [goal, back] = [(top + foot) / 2, foot + 64];
  const to = right - (back - goal) / 2;
  const middle = (from + to) / 2;
  const strands = Array.from({ length: STRANDS }, (_, index) => {
    const lane = top + index * apart;
    return path`M${left} ${lane - q}Q${left} ${lane} ${left + q} ${lane}H${from}C${middle} ${lane} ${middle} ${goal} ${to} ${goal}`;
  });
  return {
    width,
    height: back + 50,
    d: path`M${left} 0V${foot - q}` + strands.join('') + turnBack(width, goal, back) + leave(width, back, back + 50),
  };
}
