import { short } from '../../components/art/drawing.ts';

/** An evening to scale: a box for the breathing, one for each person's turn, a line for the rest. */
export interface EveningStrip {
  width: number;
  height: number;
  boxes: { x: string; width: string; breathing: boolean }[];
}

/** The strip of an evening of so many minutes; one minute is one unit wide... times five. */
export function eveningStrip(minutes: number, breathing: number, turn: number, seats: number): EveningStrip {
  const unit = 5;
  const turns = Array.from({ length: seats }, (_, seat) => ({
    x: short((breathing + seat * turn) * unit + 1),
    width: short(turn * unit - 2),
    breathing: false,
  }));
  const first = { x: '0', width: short(breathing * unit - 1), breathing: true };
  return { width: minutes * unit, height: 40, boxes: [first, ...turns] };
}
