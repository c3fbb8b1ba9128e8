import { persistentAtom } from '@nanostores/persistent';
import type { ReadableAtom } from 'nanostores';
import { SLOTS_KEY } from './slots.ts';

/**
 * The number that the browser has stored, as it is: `slotsLeft` reads it. Undefined before the first booking. It follows
 * every booking click on this page and in other tabs; only `countBooking` writes it. Where storage is blocked, it starts
 * from what the page itself remembers.
 */
export const $storedSlots: ReadableAtom<string | undefined> = persistentAtom<string | undefined>(
  SLOTS_KEY,
  globalThis.document?.documentElement.dataset['slotsLeft'],
);
