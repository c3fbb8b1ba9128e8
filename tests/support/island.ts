import type { Page, Route } from 'playwright';

/** Holds every script request of a page until `release`, to imitate a slow connection without a timer. */
export async function holdScripts(page: Page): Promise<{ requested: () => number; release: () => void }> {
  let requested = 0;
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  await page.route('**/_astro/*.js', async (route: Route) => {
    requested++;
    await opened;
    await route.continue();
  });
  return { requested: () => requested, release: () => open() };
}
