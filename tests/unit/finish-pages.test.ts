import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test, vi } from 'vitest';
import { finishPages } from '../../src/integrations/finish/finish-pages.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const VERIFICATION = 'google-site-verification: google0123456789abcdef.html';
const PAGES = ['index.html', 'blog/index.html'];
const PAGE = '<!DOCTYPE html><html><head><meta charset="utf-8"></head><body><br/></body></html>';

/** Finishes a folder with two pages of the site and files of `public`. */
async function finished(precompressed: boolean, { linking = '', warn = vi.fn<(text: string) => void>() } = {}) {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'blog'));
  for (const page of PAGES)
    await writeFile(join(folder, page), linking === page ? PAGE.replace('<br/>', '<a href="/gone/">gone</a>') : PAGE);
  await writeFile(join(folder, 'google0123456789abcdef.html'), VERIFICATION);
  await writeFile(join(folder, 'long.txt'), 'word '.repeat(1000));
  await writeFile(join(folder, 'guide.pdf'), '%PDF');
  await finish(folder, PAGES, { precompressed, warn });
  return folder;
}

/** Runs the integration on a folder in which Astro has rendered these pages. */
async function finish(
  folder: string,
  pages: readonly string[],
  { precompressed = false, warn = vi.fn<(text: string) => void>() } = {},
): Promise<void> {
  const { hooks } = finishPages({ allowed: { connect: [], frame: [] }, precompressed, replaced: ['guide.pdf'] });
  const configDone = hooks['astro:config:done'] as (options: unknown) => void;
  const buildDone = hooks['astro:build:done'] as (options: unknown) => Promise<void>;
  configDone({ config: { base: '/', site: 'https://a.example' } });
  await buildDone({
    dir: pathToFileURL(`${folder}/`),
    assets: new Map([['/', pages.map((file) => pathToFileURL(join(folder, file)))]]),
    logger: { warn },
  });
}

test('finishes pages, and leaves HTML files of `public` unchanged', async () => {
  const folder = await finished(false);
  expect(await readFile(join(folder, 'google0123456789abcdef.html'), 'utf8')).toBe(VERIFICATION);
  expect(await readFile(join(folder, 'index.html'), 'utf8')).toContain('Content-Security-Policy');
  expect(await readdir(folder)).not.toContain('long.txt.br');
  expect(await readdir(folder), 'a file that a provider replaces').not.toContain('guide.pdf');
});

test('writes compressed copies on request', async () => {
  const names = await readdir(await finished(true));
  expect(names).toEqual(expect.arrayContaining(['long.txt', 'long.txt.br', 'long.txt.gz', '_headers']));
});

test('warns about a dead link in a post, and continues', async () => {
  const warn = vi.fn<(text: string) => void>();
  await finished(false, { linking: 'blog/index.html', warn });
  expect(warn.mock.calls).toEqual([["A post links to /gone/ (on blog/index.html), which doesn't exist."]]);
});

test('stops the build at a dead link on another page', async () => {
  vi.stubEnv('DEV', false);
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const ended = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  await finished(false, { linking: 'index.html' });
  expect(ended).toHaveBeenCalledWith(1);
  expect(said.mock.calls.join()).toContain('These links lead nowhere: /gone/ (on index.html).');
});
