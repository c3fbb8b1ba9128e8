import { describe, expect, test } from 'vitest';
import { NARROW, WIDE } from '../../../src/components/art/stroke.ts';
import { lengthOf, paragraph, wrapped } from '../../../src/pages/_shared/scene-words.ts';
import { customerStory } from '../../../src/content/customer-story.ts';
import { modules } from '../../../src/content/modules.ts';
import { storyDays } from '../../../src/pages/_platform/story-days.ts';
import { strokes } from '../../../src/pages/_platform/strokes.ts';
import { moduleFigure } from '../../../src/pages/products/_module/figures.ts';
import { readHours } from '../../../src/pages/products/_module/hours.ts';
import { storyPart } from '../../../src/pages/products/_module/story-parts.ts';
import { moduleScene, openings } from '../../../src/pages/products/_module/scenes.ts';
import { star } from '../../../src/pages/products/_module/shapes.ts';
import { joinsTheRail } from '../../support/strokes.ts';

test('draws the customer’s story in one line, with every moment’s module on its day', () => {
  joinsTheRail(strokes.story);
  expect(strokes.story(WIDE).d.match(/M/g)).toHaveLength(1);
  expect(storyDays.flatMap(({ names }) => names)).toHaveLength(customerStory.length);
  for (const width of [WIDE, NARROW])
    for (const word of strokes.story(width).words.filter(({ size }) => size))
      expect(word.x + lengthOf(word), word.text).toBeLessThan(width);
});

const withFigures = modules.flatMap((module) => {
  const figure = moduleFigure(module);
  return figure ? [[module.tab, figure] as const] : [];
});

test.each(withFigures)('draws the figure of %s in one line from the left margin and back', (_, draw) => {
  joinsTheRail(draw);
  for (const width of [WIDE, NARROW]) expect(draw(width).d.match(/M/g)).toHaveLength(1);
});

test('reads opening hours, and names others', () => {
  expect(readHours('Tuesday to Saturday, 10 to 6')).toEqual({ first: 1, last: 5, opens: 10, closes: 18 });
  for (const wrong of ['Always', 'Tuesday to Someday, 10 to 6']) expect(() => readHours(wrong)).toThrow(`"${wrong}"`);
});

test('closes a star at its left foot', () => {
  const steps =
    star(100)
      .replaceAll('h', 'l')
      .replaceAll(/l(-?[\d.]+)(?= ?l)/g, 'l$1 0')
      .match(/-?[\d.]+/g) ?? [];
  const total = (from: number) => steps.reduce((sum, by, at) => (at % 2 === from ? sum + Number(by) : sum), 0);
  expect([Math.round(total(0)), Math.round(total(1))]).toEqual([0, 0]);
});

describe.each(modules.map((module) => [module.tab, module] as const))('the scene of %s', (tab, module) => {
  const draw = moduleScene(module);

  test('is one line from the left margin and back', () => {
    joinsTheRail(draw);
    expect(draw(WIDE).d.match(/M/g)).toHaveLength(1);
  });

  test('has a stretch of the customer’s path in one line from the left margin and back', () => {
    const part = storyPart(module);
    joinsTheRail(part);
    for (const width of [WIDE, NARROW]) expect(part(width).d.match(/M/g)).toHaveLength(1);
  });

  const figure = moduleFigure(module);

  test('has its words within the page and above its foot', () => {
    const drawings = [draw, storyPart(module), figure].filter((drawing) => drawing !== undefined);
    for (const scene of [WIDE, NARROW].flatMap((box) => drawings.map((drawing) => drawing(box)))) {
      const { words, width, height } = scene;
      for (const word of words) {
        const length = lengthOf(word);
        const left = word.x - { start: 0, middle: length / 2, end: length }[word.anchor ?? 'start'];
        expect(left, word.text).toBeGreaterThan(0);
        expect(left + length, word.text).toBeLessThan(width);
        expect(word.y, word.text).toBeLessThan(height);
      }
    }
  });

  test('shows the lines of the sample that the page hides', () => {
    const { always } = openings[tab];
    const shown = (width: number) =>
      [draw, moduleFigure(module)]
        .flatMap((scene) => scene?.(width).words ?? [])
        .map(({ text }) => text)
        .join(' ');
    for (const width of [WIDE, NARROW])
      for (const place of always) {
        const [first = ''] = module.specimen.lines[place]?.text.split(/[\s,.]/) ?? [];
        expect(shown(width), `line ${place}`).toContain(first);
      }
  });
});

test('breaks a text between words, and sets it down from its first line', () => {
  expect(wrapped('one two three', 7)).toEqual(['one two', 'three']);
  expect(wrapped('incomprehensible', 7)).toEqual(['incomprehensible']);
  const lines = paragraph({ x: 0, y: 100, size: 10, text: 'one two three' }, 7);
  expect(lines.map(({ y }) => Math.round(y))).toEqual([100, 111]);
  expect(lengthOf({ x: 0, y: 0, size: 20, text: 'mm' })).toBeGreaterThan(
    lengthOf({ x: 0, y: 0, size: 20, text: 'ii' }),
  );
});
