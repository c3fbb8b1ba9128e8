import { leave, turnBack, turnOf } from '../../../components/art/rail.ts';
import { path, type Stroke } from '../../../components/art/stroke.ts';

/** Where the line leaves the last step's bar, as a share of the page's width: before the bar ends, so that no joint shows. */
const UNDER_BAR = 0.86;

/** Draws the way from the stair's last step around the right margin and back to the left one. */
export function stairEnd(width: number): Stroke {
  const turn = turnOf(width);
  const height = 3 * turn;
  return {
    width,
    height,
    d: path`M${UNDER_BAR * width} 0` + turnBack(width, 0, 2 * turn) + leave(width, 2 * turn, height),
  };
}
