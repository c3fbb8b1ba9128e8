import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fieldsOf } from '../support/owner/find-values.ts';

const guide = readFileSync('docs/content.md', 'utf8');

test('docs/content.md lists every content file', () => {
  const files = readdirSync('src/content').filter((name) => name.endsWith('.ts'));
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) expect.soft(guide, file).toContain(`\`${file}\``);
});

test('docs/content.md lists every field of the configuration', () => {
  for (const field of fieldsOf('site-schema.ts', readFileSync('src/site-schema.ts', 'utf8')))
    expect.soft(guide, field).toMatch(new RegExp(`[\`{ ]${field}\\b`));
});
