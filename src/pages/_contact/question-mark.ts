import { rails, smooth, type Stroke, type StrokePoint } from '../../components/art/stroke.ts';

/** The radius of the dot. */
const DOT = 20;

/** Draws the line leaving the margin for a question mark, whose dot is a loop, and going back. */
export function questionMark(width: number): Stroke {
  const { left } = rails(width);
  const wide = width > 800;
  // The middle of the dot, and how far to its left the line comes up from the margin.
  const [x, y, before, turn] = wide ? [250, 410, 136, 26] : [452, 410, 250, 20];
  const at = (across: number, down: number, towardX: number, towardY: number): StrokePoint => [
    x + across,
    y + down,
    towardX,
    towardY,
  ];
  const foot = y + DOT;
  const height = foot + 2 * turn;
  const d = smooth([
    [left, 0, 0, 1],
    [left, 100, 0, 1],
    at(-before, -160, 1, 0),
    at(-80, -264, 0, -1),
    at(DOT, -360, 1, 0),
    at(120, -262, 0, 1),
    at(DOT, -104, 0, 1),
    at(DOT, 0, 0, 1),
    at(0, DOT, -1, 0),
    at(-DOT, 0, 0, -1),
    at(0, -DOT, 1, 0),
    at(DOT, 0, 0, 1),
    at(0, DOT, -1, 0),
    [left + turn, foot, -1, 0],
    [left, foot + turn, 0, 1],
    [left, height, 0, 1],
  ]);
  return { width, height, d };
}
