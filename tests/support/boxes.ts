import type { Locator, Page } from 'playwright';

interface Box {
  top: number;
  bottom: number;
}

/** Reads the elements' positions in the window, all in one frame and after fonts have loaded. */
export async function readBoxes<const L extends readonly Locator[]>(
  page: Page,
  ...locators: L
): Promise<{ [K in keyof L]: Box }> {
  await page.evaluate(() => document.fonts.ready);
  const elements = await Promise.all(locators.map((locator) => locator.elementHandle()));
  const boxes = await page.evaluate(
    (found) =>
      found.map((element) => {
        const { top, bottom } = (element as Element).getBoundingClientRect();
        return { top, bottom };
      }),
    elements,
  );
  return boxes as { [K in keyof L]: Box };
}
