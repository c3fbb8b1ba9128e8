import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { fitSheets } from '../../src/generators/guide-pdf/fit-sheets.ts';
import { expect, test } from '../support/test.ts';

// The guide is printed from sheets of one size. A font that runs wider must not stop an owner from printing it.

const STYLES = readFileSync('src/styles/guide-pdf.css', 'utf8');

const sheet = (id: string, lines: number) =>
  `<section id="${id}" class="sheet"><p class="running head">Head</p><div>${'<p>A line</p>'.repeat(lines)}</div></section>`;

test('sets a slightly overfull sheet smaller and reports one that is far too full', async ({ page }) => {
  const lines = await countFittingLines(page);
  await page.setContent(`<style>${STYLES}</style>${sheet('fits', lines)}${sheet('little', lines + 2)}`);
  expect(await fitSheets(page)).toEqual([]);
  await expect(page.locator('.closer')).toHaveId('little');

  await page.setContent(`<style>${STYLES}</style>${sheet('fits', lines)}${sheet('far', Math.round(lines * 1.5))}`);
  expect(await fitSheets(page)).toEqual([{ id: 'far', pixels: expect.any(Number) }]);
});

/** Counts how many lines of this machine's font fit on a sheet. */
async function countFittingLines(page: Page): Promise<number> {
  await page.setContent(`<style>${STYLES}</style>${sheet('measured', 1)}`);
  return page.locator('.sheet').evaluate((element) => {
    const { height, paddingTop, paddingBottom } = getComputedStyle(element);
    const room = parseFloat(height) - parseFloat(paddingTop) - parseFloat(paddingBottom);
    return Math.floor(room / (element.querySelector('div')?.getBoundingClientRect().height ?? Number.NaN));
  });
}
