import { short } from '../../components/art/drawing.ts';

/** How wide a minute is drawn. */
const MINUTE = 5;

/** An evening to scale: a box for the breathing, one for each person's turn, a line for the rest. */
export interface EveningStrip {
  width: number;
  height: number;
  boxes: { x: string; width: string; breathing: boolean }[];
}

/** The strip of an evening of so many minutes. */
export function eveningStrip(minutes: number, breathing: number, turn: number, seats: number): EveningStrip {
  const turns = Array.from({ length: seats }, (_, seat) => ({
    x: short((breathing + seat * turn) * MINUTE + 1),
    width: short(turn * MINUTE - 2),
    breathing: false,
  }));
  const first = { x: '0', width: short(breathing * MINUTE - 1), breathing: true };
  return { width: minutes * MINUTE, height: 40, boxes: [first, ...turns] };
}
