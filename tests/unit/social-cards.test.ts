import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import sharp from 'sharp';
import { socialCard, type SocialCard } from '../../src/generators/social-cards/social-card.ts';
import { site } from '../../src/site.config.ts';

const card = (title: string): SocialCard => ({ title, area: 'consulting', drawing: 'cards/home' });

/** Returns the box of a card's title: what stands out from the ground below the name. */
async function titleBox(title: string) {
  const below = await sharp(await socialCard(card(title))).extract({ left: 0, top: 130, width: 640, height: 500 });
  const { info } = await sharp(await below.toBuffer())
    .trim()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, left: -(info.trimOffsetLeft ?? 0), top: -(info.trimOffsetTop ?? 0) };
}

/** Returns a digest of a card's pixels. */
async function pixels(title: string): Promise<string> {
  const raw = await sharp(await socialCard(card(title)))
    .raw()
    .toBuffer();
  return createHash('sha256').update(new Uint8Array(raw)).digest('hex');
}

test.each([
  'Blog',
  'A title',
  'Очень длинное название',
  'Ελληνικός τίτλος',
  'A rocket 🚀',
  'Donaudampfschifffahrtsgesellschaft & Söhne',
  'Five questions that a board should ask about AI before it votes on anything that costs more than a lunch',
])('fills a card with “%s” and cuts nothing off', async (title) => {
  const picture = await socialCard(card(title));
  const { width, height, format } = await sharp(picture).metadata();
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' });
  expect(picture.length).toBeLessThan(300_000);
  const box = await titleBox(title);
  expect(box.left).toBeGreaterThan(50);
  expect(box.left + box.width).toBeLessThan(590);
  expect(box.top + box.height).toBeLessThan(455);
  // A long title is as large as fits, a short one as most titles: in capitals of about 60 pixels, on up to three lines.
  const isLarge =
    title.length > 30 ? Math.max(box.width / 520, box.height / 404) > 0.93 : box.height > 50 && box.height < 250;
  expect(isLarge, `${box.width} × ${box.height}`).toBe(true);
});

test.each(['人工知能の第一步', '인공지능', 'בינה', 'ذكاء', 'Alpha ᚠ'])(
  'a card for “%s”, whose letters no font has, shows the site’s name',
  async (title) => {
    expect(await pixels(title)).toBe(await pixels(site.name));
  },
);

test('shows a page’s own drawing, or the site’s mark', async () => {
  const [mark, unknown, tools] = await Promise.all(
    ['cards/home', 'cards/unknown', 'brand/tools'].map((drawing) => socialCard({ ...card('Blog'), drawing })),
  );
  expect(unknown).toEqual(mark);
  expect(tools).not.toEqual(mark);
});
