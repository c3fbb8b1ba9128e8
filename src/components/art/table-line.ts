import { smooth, type StrokePoint } from './stroke.ts';

/** Steps between two seats: enough for a loop without corners. */
const STEPS = 12;

/** The number of seats around a table, and the steps between two of them. */
interface Seating {
  seats: number;
  steps: number;
}

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

/** Returns `count` steps of the loops around a table, clockwise from the seat at the foot. Without `count`, they close. */
export function seatLoops(table: Table, { seats, steps }: Seating, count = seats * steps): StrokePoint[] {
  const { x, y, across, down, reach } = table;
  return Array.from({ length: count + 1 }, (_, step): StrokePoint => {
    if (step % (seats * steps) === 0) return [x, footOf(table), 1, 0];
    const turn = (step / (seats * steps)) * 2 * Math.PI;
    const loop = (seats - 1) * turn;
    return [x - across * Math.sin(turn) + reach * Math.sin(loop), y + down * Math.cos(turn) + reach * Math.cos(loop)];
  });
}

/**
 * Draws a line around a table: one loop per seat, clockwise from the seat at the foot. The line enters from the left and
 * leaves to the right.
 */
export function aroundTable(table: Table, seats: number): string {
  return withoutStart(smooth(seatLoops(table, { seats, steps: STEPS })));
}

/** Removes a path's first command, so that it continues the one before. */
export function withoutStart(d: string): string {
  return d.replace(/^M[\d.-]+ [\d.-]+/, '');
}
