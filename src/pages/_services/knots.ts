import { knot } from '../../components/art/knot.ts';
import { rails, smooth, type Stroke } from '../../components/art/stroke.ts';

/** The number of points of each knot: the last service leaves the line straight. */
const TURNS = [46, 26, 12, 0] as const;

/** Returns the drawing above a service: the line runs across the page and back, its knot looser with each service. */
export function untying(index: number): (width: number) => Stroke {
  return (width) => {
    const { left, right } = rails(width);
    const wide = width > 800;
    const turns = Math.round((TURNS[index] ?? 0) * (wide ? 1 : 0.6));
    const [x, y] = [left + (right - left) * (0.3 + 0.16 * index), turns ? (wide ? 150 : 130) : 44];
    const size = wide ? 0.9 : 0.7;
    // The straight one is too low for the others' turns.
    const turn = wide && turns ? 26 : 20;
    const back = y + (turns ? (wide ? 150 : 130) : 44);
    const d = smooth([
      [left, 0, 0, 1],
      [left, y - turn, 0, 1],
      [left + turn, y, 1, 0],
      ...(turns
        ? ([[x - 230 * size, y + 8, 1, 0], ...knot(x, y, turns, size), [x + 260 * size, y, 1, 0]] as const)
        : []),
      [right - turn, y, 1, 0],
      [right, y + turn, 0, 1],
      [right, back - turn, 0, 1],
      [right - turn, back, -1, 0],
      [left + turn, back, -1, 0],
      [left, back + turn, 0, 1],
    ]);
    return { width, height: back + turn, d };
  };
}

/** A drawing for each service, by its name in the file of drawings. */
export const knots = Object.fromEntries(TURNS.map((_, index) => [`knot${index + 1}`, untying(index)]));
