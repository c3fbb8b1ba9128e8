import type { Drawing } from '../../components/art/drawing.ts';
import { dinner } from '../../content/dinner.ts';
import { seatTable } from './seat-table.ts';

/** Returns the drawing of the page’s social card. */
export function card(): Drawing {
  const { size, edge, sight, chairs } = seatTable(dinner.seats);
  return { width: size, height: size, strokes: [edge, sight, ...chairs.map(({ outline }) => outline)] };
}
