import { describe, expect, test } from 'vitest';
import satori from 'satori';
import sharp from 'sharp';
import { places, type SocialCard, titleSize, words } from '../../src/generators/social-cards/card-layout.ts';
import { fallbackFonts } from '../../src/generators/social-cards/fallback-fonts.ts';
import { clausesWithin, firstLine } from '../../src/generators/social-cards/first-line.ts';
import { cardFonts, socialCard } from '../../src/generators/social-cards/social-card.ts';
import { areaDrawing } from '../../src/components/art/area-drawing.ts';
import { theme } from '../../src/styles/theme.ts';

const card = (title: string): SocialCard => ({
  title,
  line: 'What it is',
  area: 'consulting',
  drawing: areaDrawing('consulting', 'x'),
  siteName: 'A site',
});

describe.each([
  ['beside', 600, 600],
  ['below', 1200, 300],
])('words and a drawing %s', (_, width, height) => {
  test('never meet', () => {
    const { words: text, art } = places({ drawing: { width, height, strokes: [] } });
    const apart = text.x + text.width <= art.x || text.y + text.height <= art.y;
    expect(apart).toBe(true);
  });
});

test('a title is as large as its words let it be', () => {
  const sizes = [
    'Blog',
    'Quantify Your Execution Leak',
    'Five questions that a board should ask about AI before it votes',
  ].map((title) => titleSize(title, 600, 350));
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  expect(new Set(sizes).size).toBe(3);
});

test('a title in wider letters is set smaller, so that it stands there whole', () => {
  const [latin, cyrillic] = ['Conversations with customers', 'Железнодорожного вокзала нет'].map((title) =>
    titleSize(title, 600, 350),
  );
  expect(cyrillic).toBeLessThan(latin ?? 0);
});

test.each(['A title', 'Очень длинное название', '人工知能の第一步', '인공지능', 'בינה', 'ذكاء', 'A rocket 🚀'])(
  'a card for “%s” is drawn whole, on the theme’s paper',
  async (title) => {
    const picture = sharp(await socialCard(card(title)));
    const { width, height, format } = await picture.metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' });
    const { data } = await picture
      .extract({ left: 4, top: 4, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(`#${data.subarray(0, 3).toString('hex')}`).toBe(theme.light.paper);
  },
);

test.each([
  ['unknown', 'Привет'],
  ['unknown', 'Ελληνικά'],
  ['he-IL', 'שלום'],
  ['ar-AR', 'مرحبا'],
  ['ja-JP', 'にほん'],
  ['ko-KR', '한국'],
  ['ja-JP|zh-CN|zh-TW|zh-HK', '简体'],
])('of %s there is a font for %s', async (script, text) => {
  const missing: string[] = [];
  expect((await fallbackFonts(script, text, (letter) => missing.push(letter))).length).toBeGreaterThan(0);
  expect(missing).toEqual([]);
});

test('a letter that no font has is told', async () => {
  const missing: string[] = [];
  await fallbackFonts('unknown', 'ᚠ', (letter) => missing.push(letter));
  expect(missing).toEqual(['ᚠ']);
});

test('a card’s line is the start of the description', () => {
  expect(firstLine('Summits in two towns: one on AI.')).toBe('Summits in two towns');
  expect(firstLine('The podcast, from $1.99 a month.')).toBe('The podcast, from $1.99 a month');
});

test('a line goes on where its start alone says too little', () => {
  expect(firstLine('One session: an audit and a roadmap. More.')).toBe('One session: an audit and a roadmap');
});

test('a line too long for its place ends with a clause that is whole', () => {
  expect(clausesWithin('Mission, story and voice, with a form for the audit', 30)).toBe('Mission, story and voice');
  expect(clausesWithin('Mission and story', 30)).toBe('Mission and story');
  expect(clausesWithin('No clause of this one ends before it is too late', 30)).toBe(
    'No clause of this one ends before it is too late',
  );
});

test.each(['Training a team that did not ask for it', 'Why pilots stall before production', 'Consulting Services'])(
  'the lines of “%s” are of about one length and stand in the column',
  async (title) => {
    const { words: place } = places(card(title));
    const lines = await linesOf(title, place);
    expect(Math.max(...lines)).toBeLessThanOrEqual(place.width);
    expect(Math.min(...lines)).toBeGreaterThan(0.45 * Math.max(...lines));
  },
);

/** The width of each line of a title, as satori sets it. */
async function linesOf(title: string, place: { width: number; height: number }): Promise<number[]> {
  const size = titleSize(title, place.width, place.height - 160);
  const ends = new Map<number, [from: number, to: number]>();
  const svg = await satori(words(card(title), { x: 0, y: 0, ...place }), {
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
