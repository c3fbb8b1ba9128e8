import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { report } from '../../src/launch/finding.ts';
import { heavyFonts } from '../../src/launch/look.ts';

test('keeps the fonts within their budget', () => {
  const sizes = ['display', 'text'].map(
    (name) => [name, readFileSync(`src/styles/fonts/${name}.woff2`).length] as const,
  );
  expect(report(heavyFonts(Object.fromEntries(sizes)))).toBe(report([]));
});
