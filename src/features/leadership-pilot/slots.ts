/** Where the browser keeps the number of pilot slots that are left in the quarter. */
export const SLOTS_KEY = 'pilot-slots-left';

/**
 * How many slots are left, of what the browser has stored: a number is rounded down and cut to 1 to `most`, anything
 * else counts as `most`.
 */
export function slotsLeft(stored: string | null | undefined, most: number): number {
  const number = stored?.trim() ? Number(stored) : NaN;
  return Number.isNaN(number) ? most : Math.min(most, Math.max(1, Math.floor(number)));
}

/** How many are left when one more is asked for: never fewer than one. */
export function afterBooking(left: number): number {
  return Math.max(1, left - 1);
}
