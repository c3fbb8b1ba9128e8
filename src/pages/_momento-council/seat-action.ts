/** What a seat's button says; once the evening is over, that the seat is one at the next table. */
export function seatAction(seats: 1 | 2, passed: boolean): string {
  const reserve = seats === 1 ? 'Reserve a Seat' : 'Reserve Two Seats';
  return passed ? `${reserve} at the Next Table` : reserve;
}
