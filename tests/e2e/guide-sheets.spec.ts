import { readFileSync } from 'node:fs';
import { fitSheets } from '../../src/generators/guide-pdf/fit-sheets.ts';
import { expect, test } from '../support/test.ts';

// The guide is printed from sheets of one size; a family that runs wider must not stop an owner at the printing.

const STYLES = readFileSync('src/generators/guide-pdf/document.css', 'utf8');

/** A sheet with so many lines of text; 42 fit. */
const sheet = (id: string, lines: number) =>
  `<section id="${id}" class="sheet"><p class="running head">Head</p><div>${'<p>A line</p>'.repeat(lines)}</div></section>`;

test('a sheet of the guide that is a little too full is set closer; one that is far too full is named', async ({
  page,
}) => {
  await page.setContent(`<style>${STYLES}</style>${sheet('fits', 40)}${sheet('little', 44)}`);
  expect(await fitSheets(page)).toEqual([]);
  await expect(page.locator('.closer')).toHaveId('little');

  await page.setContent(`<style>${STYLES}</style>${sheet('fits', 40)}${sheet('far', 60)}`);
  expect(await fitSheets(page)).toEqual([{ id: 'far', pixels: expect.any(Number) }]);
});
