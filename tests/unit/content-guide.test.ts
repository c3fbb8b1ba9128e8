import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fieldsOf } from '../support/owner/find-values.ts';

const guide = readFileSync('docs/content.md', 'utf8');
/** Code that only reads the content of others. */
const CODE = new Set(['brand.ts', 'module-meta.ts', 'page-trail.ts']);

test('docs/content.md has every file of content, and every field of it', () => {
  const files = readdirSync('src/content').filter((name) => name.endsWith('.ts') && !CODE.has(name));
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    if (file !== 'module-schema.ts') expect.soft(guide, file).toContain(`\`${file}\``);
    for (const field of fieldsOf(file, readFileSync(`src/content/${file}`, 'utf8')))
      expect.soft(guide, `${file}: ${field}`).toMatch(new RegExp(`[\`{ ]${field}\\b`));
  }
});

test('and every field of the configuration', () => {
  for (const field of fieldsOf('site-schema.ts', readFileSync('src/site-schema.ts', 'utf8')))
    expect.soft(guide, field).toMatch(new RegExp(`[\`{ ]${field}\\b`));
});
