import { short } from '../../components/art/drawing.ts';

/** Width of a minute. */
const MINUTE = 5;
const HEIGHT = 56;
/** How many seats away a guest talks to others. */
const REACHES = [2, 4, 6];

/** An evening to scale: a box for breathing, one per person's turn, and arcs between the guests for dinner. */
interface EveningStrip {
  width: number;
  height: number;
  boxes: { x: number; width: number; breathing: boolean }[];
  /** One path: from each guest to others. */
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
  const at = (seat: number) => from + (seat * (to - from)) / (seats - 1);
  const talk = REACHES.flatMap((reach) =>
    turns.slice(reach).map((_, seat) => {
      const [radius, rise] = [(at(seat + reach) - at(seat)) / 2, (HEIGHT * reach) / Math.max(...REACHES)];
      return `M${short(at(seat))} ${HEIGHT}a${short(radius)} ${short(rise)} 0 0 1 ${short(2 * radius)} 0`;
    }),
  );
  return { width: minutes * MINUTE, height: HEIGHT, boxes: [first, ...turns], talk: talk.join('') };
}
