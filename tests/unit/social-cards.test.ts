import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import satori from 'satori';
import sharp from 'sharp';
import { cardColors, layout, renderText, type SocialCard } from '../../src/generators/social-cards/card-layout.ts';
import { clausesWithin, firstLine, titleSize } from '../../src/generators/social-cards/card-text.ts';
import { cardFonts, socialCard } from '../../src/generators/social-cards/social-card.ts';
import { cardLogo } from '../../src/generators/icons.ts';
import { areaDrawing } from '../../src/components/art/area-drawing.ts';
import { theme } from '../../src/styles/theme.ts';

const card = (title: string): SocialCard => ({
  title,
  line: 'What it is',
  area: 'consulting',
  drawing: areaDrawing('consulting', 'x'),
  siteName: 'A site',
});

test('text and drawing are side by side, or stacked if the drawing is wide', () => {
  const square = layout({ drawing: { width: 600, height: 600, strokes: [] } });
  expect(square.text.x + square.text.width).toBeLessThanOrEqual(square.picture.x);
  const wide = layout({ drawing: { width: 1200, height: 300, strokes: [] } });
  expect(wide.text.y + wide.text.height).toBeLessThanOrEqual(wide.picture.y);
  expect(wide.picture.width).toBeGreaterThan(2 * square.picture.width);
});

test('sets a title as large as its words allow', () => {
  const sizes = [
    'Blog',
    'Quantify Your Execution Leak',
    'Five questions that a board should ask about AI before it votes',
  ].map((title) => titleSize(title, 600, 350));
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  expect(new Set(sizes).size).toBe(3);
});

test('sets a title in wider letters smaller', () => {
  const [latin, cyrillic] = ['Conversations with customers', 'Железнодорожного вокзала нет'].map((title) =>
    titleSize(title, 600, 350),
  );
  expect(cyrillic).toBeLessThan(latin ?? 0);
});

test.each(['A title', 'Очень длинное название', 'Ελληνικός τίτλος', 'Łódź, Győr, Iași', 'A rocket 🚀'])(
  'draws a complete card for “%s”',
  async (title) => {
    const picture = sharp(await socialCard(card(title)));
    const { width, height, format } = await picture.metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' });
    const corner = await picture.clone().extract({ left: 4, top: 4, width: 1, height: 1 }).raw().toBuffer();
    const { ground } = cardColors(card(title), (await cardLogo()) !== undefined);
    expect(`#${corner.subarray(0, 3).toString('hex')}`).toBe(ground);
    expect(await inkOf(title), 'as much ink as letters take').toBeGreaterThan(80 * title.replace(/\W|🚀/gu, '').length);
  },
);

test.each(['人工知能の第一步', '인공지능', 'בינה', 'ذكاء', 'Alpha ᚠ'])(
  'a card for “%s”, whose letters no font has, shows the site’s name',
  async (title) => {
    const named = card('A site');
    expect(await pixels({ ...named, title })).toEqual(await pixels(named));
  },
);

test('leaves a character without a glyph out of a title', async () => {
  expect(await pixels(card('A ⅏title'))).toEqual(await pixels(card('A title')));
});

/** Returns a digest of a card's pixels, without its description, which has the title. */
async function pixels(made: SocialCard): Promise<string> {
  const raw = await sharp(await socialCard(made))
    .raw()
    .toBuffer();
  return createHash('sha256').update(new Uint8Array(raw)).digest('hex');
}

test('is on the area’s color, and on paper with an owner’s logo, which is made for paper', () => {
  expect(cardColors({ area: 'consulting' }, false).ground).toBe(theme.accents.consulting.light);
  expect(cardColors({ area: 'consulting' }, true)).toMatchObject({ ground: theme.light.paper, text: theme.light.ink });
});

/** Counts the pixels of a card's title that stand out from the ground. */
async function inkOf(title: string): Promise<number> {
  const inked = async (made: SocialCard) => {
    const { left, top, ...size } = { left: 72, top: 140, width: 576, height: 400 };
    const column = sharp(await socialCard(made)).extract({ left, top, ...size });
    const [ground = 0, ...others] = await column.greyscale().raw().toBuffer();
    return others.filter((value) => Math.abs(value - ground) > 80).length;
  };
  return (await inked({ ...card(title), line: '' })) - (await inked({ ...card('.'), line: '' }));
}

test('uses the start of the description as a card’s line', () => {
  expect(firstLine('Summits in two towns: one on AI.')).toBe('Summits in two towns');
  expect(firstLine('The podcast, from $1.99 a month.')).toBe('The podcast, from $1.99 a month');
});

test('continues a line if its start is too short', () => {
  expect(firstLine('One session: an audit and a roadmap. More.')).toBe('One session: an audit and a roadmap');
});

test('cuts a long line after a complete clause', () => {
  expect(clausesWithin('Mission, story and voice, with a form for the audit', 30)).toBe('Mission, story and voice');
  expect(clausesWithin('Mission and story', 30)).toBe('Mission and story');
  expect(clausesWithin('No clause of this one ends before it is too late', 30)).toBe(
    'No clause of this one ends before it is too late',
  );
});

test.each(['Training a team that did not ask for it', 'Why pilots stall before production', 'Consulting Services'])(
  'the lines of “%s” have a similar length and fit the column',
  async (title) => {
    const { text: place } = layout(card(title));
    const lines = await linesOf(title, place);
    expect(Math.max(...lines)).toBeLessThanOrEqual(place.width);
    expect(Math.min(...lines)).toBeGreaterThan(0.45 * Math.max(...lines));
  },
);

/** Returns the width of each line of a title, as satori sets it. */
async function linesOf(title: string, place: { width: number; height: number }): Promise<number[]> {
  const size = titleSize(title, place.width, place.height - 160);
  const ends = new Map<number, [from: number, to: number]>();
  const svg = await satori(renderText(card(title), { x: 0, y: 0, ...place }), {
    ...place,
    fonts: await cardFonts(),
    embedFont: false,
  });
  for (const [, x, y, width] of svg.matchAll(
    new RegExp(`<text x="([\\d.]+)" y="([\\d.]+)" width="([\\d.]+)"[^>]*font-size="${size}"`, 'g'),
  )) {
    const [from, to] = ends.get(Number(y)) ?? [Infinity, 0];
    ends.set(Number(y), [Math.min(from, Number(x)), Math.max(to, Number(x) + Number(width))]);
  }
  return Array.from(ends.values(), ([from, to]) => to - from);
}
