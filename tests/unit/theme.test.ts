import { create } from 'fontkitten';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Area } from '../../src/data/schemas/pages.ts';
import { theme } from '../../src/styles/theme.ts';
import { colorRules, fontFaces, fontFamilies, headlineFit } from '../../src/styles/tokens.ts';
import { type } from '../../src/styles/type.ts';

/** Returns the contrast of two colors (#rrggbb), 1 to 21, as WCAG 2 defines it. */
function contrast(a: string, b: string): number {
  const [lighter = 0, darker = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: string): number {
  const channel = (from: number) => {
    const value = Number.parseInt(color.slice(from, from + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

const ALIKE = 'are too alike: change one in src/styles/theme.ts';

describe.each(['light', 'dark'] as const)('on %s', (tone) => {
  const { paper, raised, ink, quiet, error, success, control } = theme[tone];
  const accents = Object.values(theme.accents).map((accent) => accent[tone]);

  test.each([paper, raised])('text has enough contrast on %s', (ground) => {
    for (const text of [ink, quiet, error, success, ...accents])
      expect(contrast(text, ground), `${text} and ${ground} ${ALIKE}`).toBeGreaterThanOrEqual(4.5);
  });

  test('controls have enough contrast', () => {
    expect(contrast(control, paper), `${control} and ${paper} ${ALIKE}`).toBeGreaterThanOrEqual(3);
  });
});

/** Returns a variable's value for an area and a tone. The last matching rule wins. */
function resolved(area: Area, tone: 'light' | 'dark' | 'area', name: string): string | undefined {
  const matching = new Set([':root', '[data-area]', `[data-area='${area}']`, `[data-tone='${tone}']`]);
  const value = colorRules()
    .flatMap((rule) => Object.entries(rule))
    .filter(([selectors]) => selectors.split(',').some((selector) => matching.has(selector)))
    .map(([, values]) => values[`--${name}`])
    .findLast((found) => typeof found === 'string') as string | undefined;
  const [, variable] = /^var\(--(.+)\)$/.exec(value ?? '') ?? [];
  return variable ? resolved(area, tone, variable) : value;
}

test('the style sheet sets the theme’s colors for every tone and area', () => {
  for (const tone of ['light', 'dark'] as const) {
    for (const [name, value] of Object.entries(theme[tone])) expect(resolved('consulting', tone, name)).toBe(value);
    for (const area of Object.keys(theme.accents) as Area[])
      expect(resolved(area, tone, 'accent'), `${area}, ${tone}`).toBe(theme.accents[area][tone]);
  }
});

test('a panel in the area’s color is as readable as the color itself on paper', () => {
  for (const [area, { light }] of Object.entries(theme.accents) as [Area, { light: string }][]) {
    expect(resolved(area, 'area', 'paper')).toBe(light);
    for (const name of ['ink', 'quiet', 'control', 'error', 'success', 'accent'])
      expect(
        contrast(light, resolved(area, 'area', name) ?? ''),
        `${area}: ${light} and its ${name} ${ALIKE}`,
      ).toBeGreaterThanOrEqual(4.5);
  }
});

test('each family has its file, its fallback and its place in the lists', () => {
  const metrics = JSON.parse(readFileSync('src/styles/fonts/fallbacks.json', 'utf8'));
  expect(Object.keys(metrics)).toEqual(Object.keys(type));
  // A file for Western and one for the rest of Europe, and a face per fallback, for bold text another.
  const faces = Object.values(type).map(({ weight, fallbacks }) => 2 + fallbacks.length * weight.length);
  expect(fontFaces(metrics)).toHaveLength(faces.reduce((sum, count) => sum + count));
  for (const name of ['display', 'text'] as const) {
    expect(fontFamilies()[name][0]).toBe(name);
    const has = (part: string, letters: string) => {
      const font = create(readFileSync(`src/styles/fonts/${name}${part}.woff2`));
      return [...letters].filter((letter) => 'fonts' in font || !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
    };
    expect(has('', 'aøßœı„“”'), name).toEqual([]);
    expect(has('-ext', 'łőčžğșİęćűŠŽ'), name).toEqual([]);
  }
});

test('the widest headlines shrink in a wider family and never grow in a narrower one', () => {
  const fit = (sizeAdjust: string) => {
    const metrics = [{ sizeAdjust, ascentOverride: '', descentOverride: '' }];
    return headlineFit({ display: metrics, text: metrics });
  };
  expect(fit('10%')).toBe(1);
  expect(fit('200%')).toBeCloseTo(2 * fit('400%'), 2);
});
