import type { Page } from 'playwright';
import { countWithNoun } from '../../lib/format.ts';

/** A sheet whose content runs past its foot, and by how many CSS pixels. */
interface OverfullSheet {
  id: string;
  pixels: number;
}

/** The height of a line of the guide's text, in CSS pixels. */
const LINE_HEIGHT = 20;

/**
 * Sets overfull sheets a little smaller (`.closer`), because most fonts run wider than the one that the sheets were designed
 * with. Resolves to the sheets that still don't fit.
 */
export async function fitSheets(page: Page): Promise<OverfullSheet[]> {
  const full = await measureOverfull(page);
  if (full.length === 0) return [];
  await page.$$eval(
    '.sheet',
    (sheets, names) => {
      for (const sheet of sheets) sheet.classList.toggle('closer', names.includes(sheet.id));
    },
    full.map(({ id }) => id),
  );
  return measureOverfull(page);
}

/** Measures how far each sheet's content runs past its foot. */
function measureOverfull(page: Page): Promise<OverfullSheet[]> {
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

/** Words the error for overfull sheets: which ones, by how many lines, and where to shorten the text. */
export function wordOverfull(sheets: readonly OverfullSheet[]): string {
  const named = sheets.map(({ id, pixels }) => {
    const lines = Math.ceil(pixels / LINE_HEIGHT);
    return `"${id || 'cover'}" by about ${countWithNoun(lines, 'line')}`;
  });
  return `The guide's text runs past the foot of its sheet: ${named.join(', ')}. Shorten the texts of that chapter in src/content/guide.ts, or choose a narrower font in src/styles/type.ts, then run npm run guide-pdf again.`;
}
