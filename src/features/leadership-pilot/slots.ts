/** The storage key of the pilot slots left in this quarter. */
export const SLOTS_KEY = 'pilot-slots-left';

/**
 * Returns the slots left from the stored text: a number is rounded down and limited to 1 to `most`; anything else counts as
 * `most`.
 */
export function slotsLeft(stored: string | null | undefined, most: number): number {
  const number = stored?.trim() ? Number(stored) : NaN;
  return Number.isNaN(number) ? most : Math.min(most, Math.max(1, Math.floor(number)));
}

/** Returns the slots left after one more booking, at least one. */
export function afterBooking(left: number): number {
  return Math.max(1, left - 1);
}
