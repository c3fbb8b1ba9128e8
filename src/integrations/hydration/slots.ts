import type { ClientDirective } from 'astro';
import { countBooking } from '../../features/leadership-pilot/count-booking.ts';
import { SLOTS_KEY } from '../../features/leadership-pilot/slots.ts';

let counting = false;

/**
 * `client:slots={most}`: the pilot's slot counters. A click on anything marked `data-takes-slot` is counted here, inline,
 * once however often the counter stands on the page. A counter hydrates at once where the browser has a number, else as
 * soon as it gets one (by a click here or in another tab); whoever comes for the first time asks for nothing.
 */
const slots: ClientDirective = (load, options, element) => {
  let state: 'asleep' | 'waking' = 'asleep';

  async function wake(): Promise<void> {
    if (state === 'waking' || !element.isConnected) return;
    state = 'waking';
    try {
      const hydrate = await load();
      await hydrate();
      window.removeEventListener('storage', onStorage);
    } catch (error) {
      console.warn('An interactive part of this page could not be loaded.', error);
      state = 'asleep';
    }
  }

  function onStorage({ key }: StorageEvent): void {
    if (key === SLOTS_KEY) void wake();
  }

  window.addEventListener('storage', onStorage);
  if (!counting) {
    counting = true;
    document.addEventListener('click', ({ target }) => {
      if ((target as Element).closest('[data-takes-slot]')) countBooking(Number(options.value));
    });
  }
  if (hasNumber()) void wake();
};

function hasNumber(): boolean {
  try {
    return localStorage.getItem(SLOTS_KEY) !== null;
  } catch {
    return false;
  }
}

export default slots;
