import { atom, onMount } from 'nanostores';
import type { SlotsEvent } from './slots.ts';

/** The slots left, as counted by `countSlots`; undefined before the first booking. */
export const $slotsLeft = atom<number | undefined>();

const EVENT: SlotsEvent = 'slots-left';

function update(): void {
  const left = document.documentElement.dataset['slotsLeft'];
  if (left) $slotsLeft.set(Number(left));
}

onMount($slotsLeft, () => {
  update();
  window.addEventListener(EVENT, update);
  return () => window.removeEventListener(EVENT, update);
});
