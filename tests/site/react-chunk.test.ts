import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DIST } from '../support/built-site.ts';

// React's chunk is most of an island's cost. It stays the same, and cached, from deploy to deploy.

const scripts = readdirSync(join(DIST, '_astro'))
  .filter((name) => name.endsWith('.js'))
  .map((name) => ({ name, code: readFileSync(join(DIST, '_astro', name), 'utf8') }));

test('React and the code that hydrates islands are one chunk without imports', () => {
  const react = scripts.filter(({ code }) => code.includes('Minified React error'));
  expect(react).toHaveLength(1);
  const html = readFileSync(join(DIST, 'index.html'), 'utf8');
  expect(html, 'requested together with the island').toContain(`renderer-url="/_astro/${react[0]?.name}"`);
  expect(react[0]?.code).not.toMatch(/\b(?:from|import)\s*["'(]+\.\//);
});

test('no script calls what a browser of the browserslist lacks, unless it checks first', () => {
  const newer =
    /\(\?<[=!]|\bURL\.(?:canParse|parse)\(|\.(?:at|findLast|findLastIndex|toSorted|toReversed|toSpliced|isWellFormed)\(|\b(?:structuredClone|Object\.(?:hasOwn|groupBy)|Promise\.withResolvers|AbortSignal\.(?:timeout|any))\(/g;
  for (const { name, code } of scripts) expect.soft(code.match(newer), name).toBeNull();
});
