import { leave, turnOf } from '../../components/art/rail.ts';
import { path, rails, smooth, type Stroke } from '../../components/art/stroke.ts';
import { ball } from './ball.ts';
import { hourTicks } from './hour-line.ts';

/**
 * Draws the line into a ball as wide as one hour. From its right edge, it falls down the right margin to a ruler with a tick per
 * minute, a longer one per quarter hour. On a wide screen, the ball reaches up next to the words.
 */
export function ballLine(width: number): Stroke {
  const { left, right } = rails(width);
  const wide = width > 800;
  // On a wide screen, the ball and its ruler end with the text.
  const [edge, radius, y, back] = wide ? [1320, 292, -252, 110] : [right - 34, 215, 222, 500];
  const [x, turn] = [edge - radius, turnOf(width)];
  const strand = wide
    ? smooth([
        [left, 0, 0, 1],
        [left + 130, 66, 1, 0],
        [left + 560, 24, 1, 0],
        [x, y + radius, 1, 0],
      ])
    : smooth([
        [left, 0, 0, 1],
        [left, y + 40, 0, 1],
        [(left + x - radius) / 2, y + 120, 1, 0],
        [x - radius, y, 0, -1],
      ]);
  const height = back + 2 * turn;
  const fall = path`M${edge} ${y}C${edge} ${y + radius * 0.36} ${right} ${y + radius * 0.44} ${right} ${y + radius * 0.84}`;
  const corner = path`V${back - turn}Q${right} ${back} ${right - turn} ${back}`;
  return {
    width,
    height,
    d:
      strand +
      ball(x, y, radius, wide ? 1 : 0.62) +
      fall +
      corner +
      hourTicks(width, edge, 2 * radius) +
      leave(width, back, height),
  };
}
