import { capitalized, inWords } from '../../lib/format.ts';

/** Returns a seat button's label. Once the evening is over, it offers a seat at the next table. */
export function seatAction(seats: number, passed: boolean): string {
  const reserve = seats === 1 ? 'Reserve a Seat' : `Reserve ${capitalized(inWords(seats))} Seats`;
  return passed ? `${reserve} at the Next Table` : reserve;
}
