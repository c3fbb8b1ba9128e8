import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test, vi } from 'vitest';
import { hosting } from '../../src/integrations/finish/integration.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const VERIFICATION = 'google-site-verification: google0123456789abcdef.html';
const PAGE = '<!DOCTYPE html><html><head><meta charset="utf-8"></head><body><br/></body></html>';

/** A finished build's folder with a page of the site and a file from `public`, after the integration has been at it. */
async function finished(precompressed: boolean, { feed = false, warn = vi.fn<(text: string) => void>() } = {}) {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'index.html'), PAGE);
  await mkdir(join(folder, 'blog'));
  await writeFile(join(folder, 'blog/index.html'), feed ? PAGE.replace('<br/>', '<a href="/gone/">gone</a>') : PAGE);
  await writeFile(join(folder, 'google0123456789abcdef.html'), VERIFICATION);
  await writeFile(join(folder, 'long.txt'), 'word '.repeat(1000));
  await writeFile(join(folder, 'guide.pdf'), '%PDF');
  const { hooks } = hosting({ allowed: { connect: [], frame: [] }, precompressed, feed, replaced: ['guide.pdf'] });
  const done = hooks['astro:build:done'] as (options: unknown) => Promise<void>;
  await done({
    dir: pathToFileURL(`${folder}/`),
    assets: new Map([['/', ['index.html', 'blog/index.html'].map((file) => pathToFileURL(join(folder, file)))]]),
    logger: { warn },
  });
  return folder;
}

test('a page of the site is finished; HTML of the owner’s, which is no page, stays to the letter', async () => {
  const folder = await finished(false);
  expect(await readFile(join(folder, 'google0123456789abcdef.html'), 'utf8')).toBe(VERIFICATION);
  expect(await readFile(join(folder, 'index.html'), 'utf8')).toContain('Content-Security-Policy');
  expect(await readdir(folder)).not.toContain('long.txt.br');
  expect(await readdir(folder), 'what a provider has replaced').not.toContain('guide.pdf');
});

test('compressed copies are written where they are asked for', async () => {
  const names = await readdir(await finished(true));
  expect(names).toEqual(expect.arrayContaining(['long.txt', 'long.txt.br', 'long.txt.gz', '_headers', '.htaccess']));
});

test('a dead link in a post of a feed is told, and stops nothing', async () => {
  const warn = vi.fn<(text: string) => void>();
  await finished(false, { feed: true, warn });
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/^blog\/index\.html: .* \/gone\/ leads nowhere; /)]]);
});
