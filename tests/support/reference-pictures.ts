import type { Browser } from 'playwright';
import sharp from 'sharp';

/** The folder of the pictures that `npm test` compares the site with. */
export const FOLDER = 'tests/e2e/reference-pictures';

/** Representative pages, half of them at a phone's width, half at a desktop's. */
export const REFERENCES = [
  { name: 'home', route: '/', width: 390 },
  { name: 'torque', route: '/torque/', width: 390 },
  { name: 'council', route: '/momento-council/', width: 390 },
  { name: 'guide', route: '/torque-ai-guide/', width: 1280 },
  { name: 'executive-coaching', route: '/executive-coaching/', width: 1280 },
  { name: 'quantum-shift', route: '/quantum-shift/', width: 1280 },
] as const;

/** Takes a WebP picture of a whole page, fonts included. Leaves out what loads from other hosts or later. */
export async function takePicture(browser: Browser, url: string, width: number): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  try {
    await page.goto(url);
    await page.evaluate(() => document.fonts.ready);
    // A font that misses the first paint is used on the next page.
    await page.reload();
    await page.evaluate(() => document.fonts.ready);
    const png = await page.screenshot({ fullPage: true, mask: [page.locator('iframe, img')], maskColor: '#808080' });
    return await sharp(png).webp({ quality: 15, effort: 6 }).toBuffer();
  } finally {
    await page.close();
  }
}

/** Number of cells across a picture. Coarse enough to hide the edges of letters. */
const CELLS = 96;
/** The tolerance for a cell's color, of 255: more than font rendering changes, less than a missing drawing does. */
const TOLERANCE = 9;

/** The distance by which content may have moved, in CSS pixels: about one line of text. */
const MOVED = 32;

/** Reduces a picture to blurred cells. */
async function cells(picture: Buffer): Promise<{ data: Buffer; height: number }> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .resize({ width: CELLS })
    .blur(1)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, height: info.height };
}

/**
 * Returns the share (0 to 1) of a picture's cells that another picture doesn't have near the same place. Both are `width`
 * CSS pixels wide.
 */
export async function difference(expected: Buffer, taken: Buffer, width: number): Promise<number> {
  const [a, b] = await Promise.all([cells(expected), cells(taken)]);
  const reach = Math.ceil((MOVED * CELLS) / width);
  let different = 0;
  for (let y = 0; y < a.height; y++)
    for (let x = 0; x < CELLS; x++) {
      const shown = a.data.subarray((y * CELLS + x) * 3, (y * CELLS + x) * 3 + 3);
      let found = false;
      for (let row = Math.max(0, y - reach); row <= Math.min(b.height - 1, y + reach) && !found; row++) {
        found = shown.every(
          (value, channel) => Math.abs(value - (b.data[(row * CELLS + x) * 3 + channel] ?? -99)) <= TOLERANCE,
        );
      }
      if (!found) different++;
    }
  return different / (a.height * CELLS);
}
