import type { Locator } from 'playwright';

/** More than any page has. */
const MAX_STOPS = 250;

/** Presses Tab until an element has the focus. */
export async function tabTo(target: Locator): Promise<void> {
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await target.page().keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not reach ${target}`);
}
