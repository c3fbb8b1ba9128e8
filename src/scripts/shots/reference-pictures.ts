import type { Browser } from 'playwright';
import sharp from 'sharp';

/** Where the pictures are kept that `npm test` compares the site with. */
export const FOLDER = 'tests/e2e/reference-pictures';

/** The pages by which one knows the site, each at one width: half of them a phone's, half a desk's. */
export const REFERENCES = [
  { name: 'home', route: '/', width: 390 },
  { name: 'torque', route: '/torque/', width: 390 },
  { name: 'council', route: '/momento-council/', width: 390 },
  { name: 'guide', route: '/torque-ai-guide/', width: 1280 },
  { name: 'executive-coaching', route: '/executive-coaching/', width: 1280 },
  { name: 'quantum-shift', route: '/quantum-shift/', width: 1280 },
] as const;

/** A whole page as it stands, its own fonts in place, without what comes from elsewhere or later. WebP. */
export async function takePicture(browser: Browser, url: string, width: number): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  try {
    await page.goto(url);
    await page.evaluate(() => document.fonts.ready);
    // A font that comes too late for one page is there for the next.
    await page.reload();
    await page.evaluate(() => document.fonts.ready);
    const png = await page.screenshot({ fullPage: true, mask: [page.locator('iframe, img')], maskColor: '#808080' });
    return await sharp(png).webp({ quality: 15, effort: 6 }).toBuffer();
  } finally {
    await page.close();
  }
}

/** Cells across a picture, as coarse as somebody sees it from across the room: no letter's edge shows in them. */
const CELLS = 96;
/** How far a cell's color may be off, of 255: more than another machine's letters are, less than a missing drawing is. */
const TOLERANCE = 9;

/** How far down or up something may have moved, in CSS pixels: a line of text more or less above it. */
const MOVED = 32;

/** What a picture shows, in blurred cells. */
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
 * How much of what one picture of a page shows is not near the same place in another: the share of its cells, from 0 to 1.
 * Both are `width` CSS pixels wide.
 */
export async function difference(kept: Buffer, taken: Buffer, width: number): Promise<number> {
  const [a, b] = await Promise.all([cells(kept), cells(taken)]);
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
