import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { buildSite } from '../support/build-site.ts';
import { copyOwnerProject } from '../support/owner/owner-project.ts';
import { markProject } from '../support/owner/pseudo-language.ts';
import { unmarkedWords } from '../support/owner/unmarked-words.ts';

const project = copyOwnerProject();
afterAll(() => rm(project, { recursive: true, force: true }));

test('every word of the built site is in src/content', async () => {
  markProject(project);
  const connected = 'https://hooks.example.org/in';
  const { code, output } = await buildSite(
    'dist',
    { PUBLIC_MOMENTO_ENDPOINT: connected, PUBLIC_ANALYTICS_ID: 'G-TEST' },
    { project },
  );
  expect(code, output.slice(-3000)).toBe(0);
  expect(unmarkedWords(join(project, 'dist'))).toEqual([]);
});
