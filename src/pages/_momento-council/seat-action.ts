import { capitalized, inWords } from '../../lib/format.ts';

/** What a seat's button says; once the evening is over, that the seat is one at the next table. */
export function seatAction(seats: number, passed: boolean): string {
  const reserve = seats === 1 ? 'Reserve a Seat' : `Reserve ${capitalized(inWords(seats))} Seats`;
  return passed ? `${reserve} at the Next Table` : reserve;
}
