import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { siteSchema } from '../../src/site-schema.ts';
import { environmentSchema } from '../../src/integrations/checks/environment.ts';

// A setting that no guide names costs its reader an hour.

test('names every variable of the environment, every content file and every setting', () => {
  const [example, readme, guide] = ['.env.example', 'README.md', 'docs/content.md'].map((file) =>
    readFileSync(file, 'utf8'),
  );
  for (const name of Object.keys(environmentSchema.shape)) {
    expect.soft(example).toMatch(new RegExp(`^${name}=`, 'm'));
    expect.soft(readme).toContain(`\`${name}\``);
  }
  for (const file of readdirSync('src/content').filter((name) => name.endsWith('.json')))
    expect.soft(guide, file).toContain(`\`${file.replace('.json', '')}\``);
  for (const field of Object.keys(siteSchema.shape)) expect.soft(guide, field).toContain(`\`${field}\``);
});
