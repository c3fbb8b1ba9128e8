import type { Locator, Page } from 'playwright';

interface Box {
  top: number;
  bottom: number;
}

/** Returns where the elements are once fonts have loaded, all read in the same frame. */
export async function readBoxes(page: Page, ...locators: readonly Locator[]): Promise<Box[]> {
  await page.evaluate(() => document.fonts.ready);
  const elements = await Promise.all(locators.map((locator) => locator.elementHandle()));
  return page.evaluate(
    (found) =>
      found.map((element) => {
        if (!element) throw new Error('no such element');
        const { top, bottom } = (element as Element).getBoundingClientRect();
        return { top, bottom };
      }),
    elements,
  );
}
