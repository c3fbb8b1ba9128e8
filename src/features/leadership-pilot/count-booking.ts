import { afterBooking, SLOTS_KEY, slotsLeft } from './slots.ts';

/**
 * Takes a slot, of `most` in a quarter. Runs inline, at the moment of the click: it counts even where the counter's own
 * code never comes. The store hears of it as of another tab's change.
 */
export function countBooking(most: number): void {
  const left = String(afterBooking(slotsLeft(stored(), most)));
  try {
    localStorage.setItem(SLOTS_KEY, left);
  } catch {
    document.documentElement.dataset['slotsLeft'] = left;
  }
  window.dispatchEvent(new StorageEvent('storage', { key: SLOTS_KEY, newValue: left }));
}

/** Where storage is blocked, the page itself remembers the number, for as long as it is open. */
function stored(): string | null {
  try {
    return document.documentElement.dataset['slotsLeft'] ?? localStorage.getItem(SLOTS_KEY);
  } catch {
    return null;
  }
}
