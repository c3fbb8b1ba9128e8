import type { Page, Route } from 'playwright';

/** Returns whether an address is code of an island. A page's own scripts hold back its load. */
export function isIslandCode({ href }: URL): boolean {
  return /\/_astro\/.*\.js$/.test(href);
}

/** Holds the code of a page's islands until `release`, to imitate a slow connection without a timer. */
export async function holdScripts(page: Page): Promise<{ requested: () => number; release: () => void }> {
  let requested = 0;
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  await page.route(isIslandCode, async (route: Route) => {
    requested++;
    await opened;
    await route.continue();
  });
  return { requested: () => requested, release: () => open() };
}
