import { afterBooking, SLOTS_KEY, slotsLeft } from './slots.ts';

/** Counts booking clicks (`data-takes-slot`) from the stored number on, and shows the slots left in every counter. Runs inline. */
export function countSlots(most: number): void {
  let left = slotsLeft(readStored(), most);
  if (left < most) show();
  document.addEventListener('click', ({ target }) => {
    if (!(target as Element).closest('[data-takes-slot]')) return;
    // Without storage, only this page counts.
    left = afterBooking(slotsLeft(readStored() ?? String(left), most));
    try {
      localStorage.setItem(SLOTS_KEY, String(left));
    } catch {}
    show();
  });
  // A booking in another tab.
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== SLOTS_KEY) return;
    left = slotsLeft(newValue, most);
    show();
  });

  function show(): void {
    for (const counter of document.querySelectorAll('[data-slots]')) {
      counter.querySelector('b')?.replaceChildren(String(left));
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
