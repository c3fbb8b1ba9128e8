import { afterBooking, SLOTS_KEY, type SlotsEvent, slotsLeft } from './slots.ts';

/** The attribute that the islands read. If storage is blocked, it is the only copy. */
const page = document.documentElement.dataset;

/**
 * Counts booking clicks (`data-takes-slot`) and shows the number in every counter, even if the island never loads. Runs
 * inline, and imports nothing that the counters' store does, because a shared module would cost a request.
 */
export function countSlots(most: number): void {
  show(readStored());
  document.addEventListener('click', ({ target }) => {
    if (!(target as Element).closest('[data-takes-slot]')) return;
    const left = String(afterBooking(slotsLeft(readStored() ?? page['slotsLeft'], most)));
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
    page['slotsLeft'] = String(left);
    window.dispatchEvent(new Event('slots-left' satisfies SlotsEvent));
    for (const counter of document.querySelectorAll('[data-slots]:not([data-live])')) {
      counter.querySelector('b')?.replaceChildren(String(left));
      for (const [slot, mark] of counter.querySelectorAll('path').entries()) {
        mark.classList.toggle('fill-accent', slot < left);
      }
      // Hydrates the island (`client:interaction`).
      counter.dispatchEvent(new Event('hydrate', { bubbles: true }));
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
