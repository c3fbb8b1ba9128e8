import { short } from '../../components/art/drawing.ts';

/** Width of a minute. */
const MINUTE = 5;
const HEIGHT = 56;
/** The distances of a guest's conversation partners, in seats. */
const REACH = 3;

/** An evening to scale: a box for breathing, one per person's turn, and lines across the table for dinner. */
interface EveningStrip {
  width: number;
  height: number;
  boxes: { x: number; width: number; breathing: boolean }[];
  /** One path: from each seat to others across the table. */
  talk: string;
}

/** Draws the strip of an evening of so many minutes. */
export function eveningStrip(minutes: number, breathing: number, turn: number, seats: number): EveningStrip {
  const turns = Array.from({ length: seats }, (_, seat) => ({
    x: (breathing + seat * turn) * MINUTE,
    width: turn * MINUTE,
    breathing: false,
  }));
  const first = { x: 0, width: breathing * MINUTE, breathing: true };
  const [from, to] = [(breathing + seats * turn) * MINUTE, minutes * MINUTE];
  const at = (seat: number) => short(from + (seat * (to - from)) / (seats - 1));
  const talk = turns.flatMap((_, seat) =>
    [seat - REACH, seat + REACH]
      .filter((other) => other in turns)
      .map((other) => `M${at(seat)} 0L${at(other)} ${HEIGHT}`),
  );
  return { width: minutes * MINUTE, height: HEIGHT, boxes: [first, ...turns], talk: talk.join('') };
}
