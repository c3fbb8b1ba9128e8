import type { Page, Route } from 'playwright';

/** Holds every script request of a page until `release`, so that a test decides how slow the line is, without a clock. */
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
