import { afterBooking, SLOTS_KEY, slotsLeft } from './slots.ts';

/** Where the islands read the number of slots left; where storage is blocked, its only place. */
const page = document.documentElement.dataset;

/**
 * Counts booking clicks (`data-takes-slot`) and shows the number in every counter, whether or not the island's code comes.
 * Runs inline, so the counters' store shares no module with it: a shared one would be a request.
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
  // Another tab's booking.
  window.addEventListener('storage', ({ key, newValue }) => key === SLOTS_KEY && show(newValue));

  function show(stored: string | null): void {
    if (stored === null) return;
    page['slotsLeft'] = String(slotsLeft(stored, most));
    window.dispatchEvent(new Event('slots-left'));
    for (const counter of document.querySelectorAll('astro-island[ssr] [data-slots]')) {
      counter.querySelector('b')?.replaceChildren(page['slotsLeft']);
      // Hydrates the island.
      counter.dispatchEvent(new Event('pointerover', { bubbles: true }));
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
