import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DIST } from '../support/built-site.ts';

// React's chunk is what an island costs. The build itself stops where something else rides in it (`react-chunk.ts`).

const scripts = readdirSync(join(DIST, '_astro'))
  .filter((name) => name.endsWith('.js'))
  .map((name) => ({ name, code: readFileSync(join(DIST, '_astro', name), 'utf8') }));

test('React stands in one chunk, which needs no other', () => {
  const react = scripts.filter(({ code }) => code.includes('Minified React error'));
  expect(react.map(({ name }) => name)).toEqual([expect.stringMatching(/^react\./)]);
  expect(react[0]?.code).not.toMatch(/\b(?:from|import)\s*["'(]/);
});

test('the offer to load a page anew stands at the address that every build keeps, and needs nothing of this build', () => {
  expect(readFileSync(join(DIST, 'reload-offer.js'), 'utf8')).not.toMatch(/_astro|\b(?:from|import)\s*["'(]/);
});
