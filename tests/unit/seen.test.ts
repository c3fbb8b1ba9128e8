import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright';
import { expect, test } from 'vitest';
import { isIn } from '../../src/commands/launch-check/language.ts';
import { seenFindings } from '../../src/commands/launch-check/seen.ts';
import { BROWSER_ARGS, findBrowser } from '../../src/commands/find-browser.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const executablePath = findBrowser();
const ENGLISH = 'We find the work that piles up, and build a system that your own people can run. '.repeat(6);
const POLISH = 'Znajdujemy pracę, która się piętrzy, i budujemy system, który poprowadzą wasi ludzie. '.repeat(6);

/** Returns what the check says of pages by their path, for a Polish site. */
async function seen(pages: Readonly<Record<string, string>>, sources: Readonly<Record<string, string>> = {}) {
  const dist = await temporaryFolder();
  const texts = new Map(
    Object.entries(pages).map(([name, body]) => [`${name}/index.html`, `<!doctype html><meta charset="utf-8">${body}`]),
  );
  for (const [file, html] of texts) {
    await mkdir(dirname(join(dist, file)), { recursive: true });
    await writeFile(join(dist, file), html);
  }
  const browser = await chromium.launch({ executablePath: executablePath ?? '', args: BROWSER_ARGS });
  const site = { home: 'https://ours.test/', language: 'pl-PL', texts, sources: new Map(Object.entries(sources)) };
  const findings = await seenFindings(browser, dist, site).finally(() => browser.close());
  return findings.map(({ level, file, line, problem }) => `${level} ${file}:${line ?? ''} ${problem}`);
}

test.skipIf(!executablePath)(
  'sees what a visitor would see go wrong, and nothing else',
  { timeout: 60_000 },
  async () => {
    const style = '<style>.sr-only { position: absolute; width: 1px; height: 1px; overflow: hidden }</style>';
    const found = await seen(
      {
        fine: `${style}<main><h1>Cena <br>427<span>%</span></h1><p>${POLISH}</p><h2 class="sr-only">Tylko dla czytników ekranu</h2>
        <div style="overflow-x: auto; width: 9rem"><p style="width: 2000px; text-align: right">Przewijana tabela</p></div></main>`,
        wide: '<p style="white-space: nowrap; width: 99rem; text-align: right">300 000 zł–600 000 zł<script>const a = 1;</script></p>',
        broken: '<p style="width: 5ch; font: 16px monospace; overflow-wrap: anywhere">doradcze</p>',
        fallen: '<p style="width: 3ch; font: 16px monospace">427<b style="display: inline-block">%</b></p>',
        over: '<p>Opowiedz nam</p><p style="margin-top: -2.2em">Następne zdanie</p>',
        english: `<main><div>\n<p>${POLISH.slice(0, 90)}</p><p>${ENGLISH}</p><script>${'const wiele = 1;'.repeat(99)}</script></div></main>`,
        picture: '<img src="/missing.png" alt="">',
      },
      { 'src/content/a.ts': "a\n'Następne zdanie'", 'src/content/b.ts': ENGLISH, 'src/pages/c.astro': 'Opowiedz nam' },
    );
    expect(found).toHaveLength(6);
    expect(found.join('\n')).toMatch(/blocking dist: \/broken\/ at 390 px: “doradcze” has a word/);
    expect(found.join('\n')).toMatch(/b\.ts: \/english\/: the page is not written in pl-PL .*We find the work/);
    expect(found.join('\n')).toMatch(/\/fallen\/ at 390 px: “427%” has a word/);
    expect(found.join('\n')).toMatch(/a\.ts: \/over\/ at 390 px: “Następne zdanie” and “Opowiedz nam” lie over/);
    expect(found.join('\n')).toMatch(/\/picture\/: the picture missing\.png has no file/);
    expect(found.join('\n')).toMatch(/\/wide\/ at 390 px: “300 000 zł–600 000 zł” goes past the edge/);
  },
);

test('says what it didn’t check without a browser', async () => {
  const texts = new Map([['index.html', '<p>Words</p>']]);
  const site = { home: 'https://ours.test/', language: 'pl-PL', texts, sources: new Map<string, string>() };
  const [finding] = await seenFindings(undefined, 'none', site);
  expect([finding?.level, finding?.problem]).toEqual(['advice', expect.stringContaining('1 pages are unchecked')]);
});

test('tells languages, and lets one pass that it can’t tell', () => {
  expect([isIn('pl-PL', POLISH), isIn('pl-PL', ENGLISH), isIn('da-DK', POLISH)]).toEqual([true, false, false]);
  expect([isIn('ja-JP', ENGLISH), isIn('is-IS', ENGLISH)]).toEqual([false, true]);
});
