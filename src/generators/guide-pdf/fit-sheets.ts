import type { Page } from 'playwright';
import type { OverfullSheet } from './overfull.ts';

/**
 * Sets the sheets whose content runs past their foot a little smaller (document.css, `.closer`): most families run wider than
 * the one that the sheets were drawn with. Resolves to those that are still too full.
 */
export async function fitSheets(page: Page): Promise<OverfullSheet[]> {
  const full = await overfull(page);
  if (full.length === 0) return [];
  await page.$$eval(
    '.sheet',
    (sheets, names) => {
      for (const sheet of sheets) sheet.classList.toggle('closer', names.includes(sheet.id));
    },
    full.map(({ id }) => id),
  );
  return overfull(page);
}

/** The sheets whose content comes too near to the foot of the paper, by their ids, and by how much. */
function overfull(page: Page): Promise<OverfullSheet[]> {
  return page.$$eval('.sheet', (sheets) =>
    sheets
      .map((sheet) => {
        const limit = sheet.getBoundingClientRect().bottom - parseFloat(getComputedStyle(sheet).paddingBottom);
        const parts = sheet.querySelectorAll(':scope > :not(svg, .running), :scope > :not(svg, .running) *');
        const bottoms = Array.from(parts, (part) => part.getBoundingClientRect().bottom);
        return { id: sheet.id, pixels: Math.ceil(Math.max(...bottoms) - limit) };
      })
      .filter(({ pixels }) => pixels > 1),
  );
}
