import { flywheel } from '../../content/guide.ts';

/** A quarter of a chapter's wheel. It is drawn heavy, and its name at full strength, once its step is reached. */
export interface Quarter {
  title: string;
  isReached: boolean;
}

const RADIUS = 250;
/** Where the quarters begin, counterclockwise from the right: the first one lies between the right and the top. */
const CORNERS = ['0-250', '-250 0', '0 250', '250 0'] as const;

/** Returns the wheel's quarters at a step, clockwise from the top: the step itself, those after it, and those before it. */
export function quartersAt(step: number): Quarter[] {
  return flywheel.map((_, turn) => {
    const at = (step + turn) % flywheel.length;
    return { title: flywheel[at]?.title ?? '', isReached: at <= step };
  });
}

/** Draws the heavy arc of the reached quarters: from the end of the step's own quarter, at the right, back to where the first one begins. */
export function reachedArc(quarters: readonly Quarter[]): string {
  const reached = quarters.filter(({ isReached }) => isReached).length;
  return `M${RADIUS} 0${CORNERS.slice(0, reached)
    .map((corner) => `A${RADIUS} ${RADIUS} 0 0 0 ${corner}`)
    .join('')}`;
}
