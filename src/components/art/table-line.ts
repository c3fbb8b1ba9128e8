import { smooth, type StrokePoint } from './stroke.ts';

/** Steps between two seats: enough for a loop without corners. */
const STEPS = 12;

/** A table: its middle, the radii of the ring of its seats, and how far a seat's loop reaches. */
export interface Table {
  x: number;
  y: number;
  across: number;
  down: number;
  reach: number;
}

/** Returns the height at which the line meets the table: the outer end of the seat at its foot. */
export function footOf({ y, down, reach }: Table): number {
  return y + down + reach;
}

/**
 * Draws a line around a table: one loop per seat, clockwise from the seat at the foot. The line enters from the left and
 * leaves to the right.
 */
export function aroundTable(table: Table, seats: number): string {
  const { x, y, across, down, reach } = table;
  const count = seats * STEPS;
  const points = Array.from({ length: count + 1 }, (_, step): StrokePoint => {
    if (step === 0 || step === count) return [x, footOf(table), 1, 0];
    const turn = (step / count) * 2 * Math.PI;
    const loop = (seats - 1) * turn;
    return [x - across * Math.sin(turn) + reach * Math.sin(loop), y + down * Math.cos(turn) + reach * Math.cos(loop)];
  });
  return smooth(points).replace(/^M[\d.-]+ [\d.-]+/, '');
}
