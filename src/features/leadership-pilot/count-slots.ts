import { afterBooking, SLOTS_KEY, slotsLeft } from './slots.ts';

/** Counts booking clicks (`data-takes-slot`) and shows the number in every counter. */
export function countSlots(most: number): void {
  /** The only copy if storage is blocked. */
  let shown = '';
  show(readStored());
  document.addEventListener('click', ({ target }) => {
    if (!(target as Element).closest('[data-takes-slot]')) return;
    const left = String(afterBooking(slotsLeft(readStored() ?? shown, most)));
    try {
      localStorage.setItem(SLOTS_KEY, left);
    } catch {}
    show(left);
  });
  // A booking in another tab.
  window.addEventListener('storage', ({ key, newValue }) => key === SLOTS_KEY && show(newValue));

  function show(stored: string | null): void {
    if (stored === null) return;
    const left = slotsLeft(stored, most);
    shown = String(left);
    for (const counter of document.querySelectorAll('[data-slots]')) {
      counter.querySelector('b')?.replaceChildren(shown);
      for (const [slot, mark] of counter.querySelectorAll('path').entries())
        mark.classList.toggle('fill-accent', slot < left);
    }
  }
}

function readStored(): string | null {
  try {
    return localStorage.getItem(SLOTS_KEY);
  } catch {
    return null;
  }
}
