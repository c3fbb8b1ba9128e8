import { persistentAtom, setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent';
import type { ReadableAtom } from 'nanostores';
import { SLOTS_KEY } from './slots.ts';

const page = globalThis.document?.documentElement.dataset;

function isStorageBlocked(): boolean {
  try {
    localStorage.getItem(SLOTS_KEY);
    return false;
  } catch {
    return true;
  }
}

// Where storage is blocked, the page itself remembers the number (`countBooking`), and the store looks there when it is first
// used: a click may come between the two.
if (page && isStorageBlocked()) {
  const memory = {
    get [SLOTS_KEY]() {
      return page['slotsLeft'] ?? '';
    },
    set [SLOTS_KEY](left: string) {
      page['slotsLeft'] = left;
    },
  };
  setPersistentEngine(memory, windowPersistentEvents);
}

/**
 * The number that the browser has stored, as it is: `slotsLeft` reads it. Undefined before the first booking. It follows
 * every booking click on this page and in other tabs; only `countBooking` writes it.
 */
export const $storedSlots: ReadableAtom<string | undefined> = persistentAtom<string | undefined>(
  SLOTS_KEY,
  page?.['slotsLeft'],
);
