import { atom, onMount, type ReadableAtom } from 'nanostores';

const $left = atom<number | undefined>();

function update(): void {
  const left = document.documentElement.dataset['slotsLeft'];
  if (left) $left.set(Number(left));
}

onMount($left, () => {
  update();
  window.addEventListener('slots-left', update);
  return () => window.removeEventListener('slots-left', update);
});

/** The slots left, as counted by `countSlots`; undefined before the first booking. */
export const $slotsLeft: ReadableAtom<number | undefined> = $left;
