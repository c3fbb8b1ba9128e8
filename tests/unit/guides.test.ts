import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { fieldsOf } from '../support/owner/find-values.ts';
import { environmentSchema } from '../../src/integrations/checks/environment.ts';

// A guide that names a missing command, file or setting costs its reader an hour.

const GUIDES = [
  'README.md',
  'CONTRIBUTING.md',
  'src/content/brand/README.md',
  ...readdirSync('docs').map((name) => `docs/${name}`),
].filter((file) => existsSync(file));
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

test.each(GUIDES)('%s names only commands and files that exist', (guide) => {
  const text = readFileSync(guide, 'utf8');
  for (const [, name = ''] of text.matchAll(/npm run (?:--silent )?([a-z][\w:-]*)/g))
    expect.soft(scripts, `npm run ${name}`).toHaveProperty([name]);
  for (const [, href = ''] of text.matchAll(/\]\(([^)\s]+)\)/g)) {
    if (/^(?:[a-z]+:|\/|\$\{)/.test(href)) continue;
    expect.soft(existsSync(join(dirname(guide), href.split('#')[0] || basename(guide))), href).toBe(true);
  }
});

test('names every variable of the environment, every content file and every setting', () => {
  const [example, readme, guide] = ['.env.example', 'README.md', 'docs/content.md'].map((file) =>
    readFileSync(file, 'utf8'),
  );
  for (const name of Object.keys(environmentSchema.shape)) {
    expect.soft(example).toMatch(new RegExp(`^${name}=`, 'm'));
    expect.soft(readme).toContain(`\`${name}\``);
  }
  for (const file of readdirSync('src/content').filter((name) => name.endsWith('.ts')))
    expect.soft(guide, file).toContain(`\`${file}\``);
  for (const field of fieldsOf('site-schema.ts', readFileSync('src/site-schema.ts', 'utf8')))
    expect.soft(guide, field).toMatch(new RegExp(`[\`{ ]${field}\\b`));
});
