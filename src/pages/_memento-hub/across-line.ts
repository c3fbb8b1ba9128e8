import { enter, leave, turnOf } from '../../components/art/rail.ts';
import { path, type Stroke, WIDE } from '../../components/art/stroke.ts';

/** The line's way to the middle of a wide page, where it is the edge of a table, and its way back. */
const MIDDLE = WIDE / 2;

/** Draws the way from the margin to the middle. */
export function toMiddle(): Stroke {
  const q = turnOf(WIDE);
  const d = enter(WIDE, q) + path`H${MIDDLE - q}Q${MIDDLE} ${q} ${MIDDLE} ${2 * q}`;
  return { width: WIDE, height: 2 * q, d };
}

/** Draws the way from the middle back to the margin. */
export function fromMiddle(): Stroke {
  const q = turnOf(WIDE);
  const d = path`M${MIDDLE} 0Q${MIDDLE} ${q} ${MIDDLE - q} ${q}` + leave(WIDE, q, 2 * q);
  return { width: WIDE, height: 2 * q, d };
}
