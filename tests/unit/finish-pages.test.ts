import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeEach, expect, test, vi } from 'vitest';
import { finishPages } from '../../src/integrations/finish/finish-pages.ts';
import { scriptCollector } from '../../src/integrations/finish/page-scripts.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const VERIFICATION = 'google-site-verification: google0123456789abcdef.html';
const PAGES = ['index.html', 'blog/index.html'];
const STYLE = '<style>.from-island{x:y}.from-part{x:y}.from-owner{x:y}.from-react{x:y}.from-nowhere{x:y}</style>';
const PAGE = `<!DOCTYPE html><html><head><meta charset="utf-8">${STYLE}</head><body><br/></body></html>`;

const warn = vi.fn<(text: string) => void>();
beforeEach(() => {
  vi.stubEnv('DEV', false);
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
});

/** Finishes a folder with two pages, one of which has this body, and files of `public`. Returns the pages' folder. */
async function finish(page: string, body: string): Promise<string> {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'blog'));
  for (const name of PAGES) await writeFile(join(folder, name), name === page ? PAGE.replace('<br/>', body) : PAGE);
  await writeFile(join(folder, 'google0123456789abcdef.html'), VERIFICATION);
  await writeFile(join(folder, 'tracker.js'), 'document.body.className = "from-owner"');
  await mkdir(join(folder, '_astro'));
  for (const name of ['Island', 'part', 'react']) await writeFile(join(folder, `_astro/${name}.js`), '');
  const { hooks } = finishPages({ connect: [], frame: [], own: [] });
  const configDone = hooks['astro:config:done'] as (options: unknown) => void;
  const buildDone = hooks['astro:build:done'] as (options: unknown) => Promise<void>;
  configDone({ config: { base: '/site/' } });
  const assets = new Map([['/', PAGES.map((name) => pathToFileURL(join(folder, name)))]]);
  await buildDone({ dir: pathToFileURL(`${folder}/`), assets, logger: { warn } });
  return folder;
}

test('finishes pages, and leaves HTML files of `public` unchanged', async () => {
  const folder = await finish('', '');
  expect(await readFile(join(folder, 'google0123456789abcdef.html'), 'utf8')).toBe(VERIFICATION);
  expect(await readFile(join(folder, 'index.html'), 'utf8')).toContain('Content-Security-Policy');
});

test('keeps the styles that an island, what it imports, or an owner’s script adds', async () => {
  const chunk = (name: string, code: string, imports: string[] = [], moduleIds: string[] = []) => ({
    [name]: { type: 'chunk', fileName: `_astro/${name}.js`, code, imports, moduleIds },
  });
  const collect = scriptCollector.generateBundle as unknown as (options: unknown, bundle: object) => void;
  collect(undefined, {
    ...chunk('Island', '/["]/.test(x);y=`a ${x?`b`:``}`;x("p",{className:"from-island"})', [
      '_astro/part.js',
      '_astro/react.js',
    ]),
    ...chunk('part', 'y({className:`from-part`})'),
    ...chunk('react', '"from-react"', [], ['/node_modules/react-dom/client.js']),
  });
  const scripts =
    '<astro-island component-url="/site/_astro/Island.js"></astro-island><script src="/site/tracker.js?v=1"></script>';
  const html = await readFile(join(await finish('index.html', scripts), 'index.html'), 'utf8');
  expect(html).toContain('<style>.from-island{x:y}.from-part{x:y}.from-owner{x:y}</style>');
});

test('warns about a dead link in a post, and stops at one on another page', async () => {
  await finish('blog/index.html', '<a href="/site/gone/">gone</a>');
  expect(warn.mock.calls).toEqual([["A post links to /site/gone/ (on blog/index.html), which doesn't exist."]]);
  expect(process.exit).not.toHaveBeenCalled();
  await finish('index.html', '<a href="/site/gone/">gone</a>');
  expect(process.exit).toHaveBeenCalledWith(1);
  expect(vi.mocked(console.error).mock.calls.join()).toContain(
    'These links lead nowhere: /site/gone/ (on index.html).',
  );
});

test.each(['<p style="color:red">', '<p onclick="go()">'])(
  'stops at %s, which the policy would block',
  async (code) => {
    await finish('index.html', `${code}x</p>`);
    expect(process.exit).toHaveBeenCalledWith(1);
    expect(vi.mocked(console.error).mock.calls.join()).toContain(`instead of: ${code} (on index.html).`);
  },
);
