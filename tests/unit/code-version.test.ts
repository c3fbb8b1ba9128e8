import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { sources } from '../../src/features/blog/build/code-version.ts';

const IMPORT = /^(?:import|export) (?!type )[^'"]*?from '(\.[^']+\.ts)';/gm;

test.each(['posts-loader', 'pages-loader', 'rehype-plugins'])(
  'the version of cached posts includes all code that %s.ts imports',
  (name) => {
    const files = ['/src/features/blog/build/code-version.ts', ...Object.keys(sources)].map((path) => path.slice(1));
    for (const file of importsOf(`src/features/blog/build/${name}.ts`)) expect(files).toContain(file);
  },
);

/** Returns a file and those that it imports, directly or not. */
function importsOf(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(IMPORT))
    importsOf(relative('.', join(dirname(file), path)), found);
  return found;
}
