import { atom, onMount, type ReadableAtom } from 'nanostores';
import type { SlotsEvent } from './slots.ts';

const $left = atom<number | undefined>();

function update(): void {
  const left = document.documentElement.dataset['slotsLeft'];
  if (left) $left.set(Number(left));
}

const EVENT: SlotsEvent = 'slots-left';

onMount($left, () => {
  update();
  window.addEventListener(EVENT, update);
  return () => window.removeEventListener(EVENT, update);
});

/** The slots left, as counted by `countSlots`; undefined before the first booking. */
export const $slotsLeft: ReadableAtom<number | undefined> = $left;
