import { atom, onMount, type ReadableAtom } from 'nanostores';

const $left = atom<number | undefined>();

onMount($left, () => {
  const update = () => {
    const left = document.documentElement.dataset['slotsLeft'];
    if (left) $left.set(Number(left));
  };
  update();
  window.addEventListener('slots-left', update);
  return () => window.removeEventListener('slots-left', update);
});

/** The slots left, as `countSlots` counts them; undefined before the first booking. */
export const $slotsLeft: ReadableAtom<number | undefined> = $left;
