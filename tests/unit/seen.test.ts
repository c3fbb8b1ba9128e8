import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright';
import { expect, test } from 'vitest';
import { isIn, seenFindings } from '../../src/commands/launch-check/seen.ts';
import { BROWSER_ARGS, findBrowser } from '../../src/commands/find-browser.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const executablePath = findBrowser();
const SITE = { home: 'https://ours.test/', language: 'pl-PL' };
const ENGLISH = 'We find the work that piles up, and build a system that your own people can run. '.repeat(6);
const POLISH = 'Znajdujemy pracę, która się piętrzy, i budujemy system, który poprowadzą wasi ludzie. '.repeat(6);

/** Returns what the check says of pages by their path, for a Polish site. */
async function seen(bodies: Readonly<Record<string, string>>) {
  const dist = await temporaryFolder();
  const pages = new Map(
    Object.entries(bodies).map(([name, body]) => [
      `${name}/index.html`,
      `<!doctype html><meta charset="utf-8">${body}`,
    ]),
  );
  for (const [file, html] of pages) {
    await mkdir(dirname(join(dist, file)), { recursive: true });
    await writeFile(join(dist, file), html);
  }
  const browser = await chromium.launch({ executablePath: executablePath ?? '', args: BROWSER_ARGS });
  const findings = await seenFindings(browser, dist, { ...SITE, pages }).finally(() => browser.close());
  return findings.filter(({ level }) => level === 'blocking').map(({ file, problem }) => `${file}: ${problem}`);
}

test.skipIf(!executablePath)(
  'sees what a visitor would see go wrong, and nothing else',
  { timeout: 60_000 },
  async () => {
    const style = '<style>.sr-only { position: absolute; width: 1px; height: 1px; overflow: hidden }</style>';
    const narrow = 'width: 9ch; font: 16px monospace; overflow-wrap: anywhere';
    const found = await seen({
      fine: `${style}<main><h1>Cena <br>427<span>%</span></h1><p>${POLISH}</p><h2 class="sr-only">Tylko dla czytników ekranu</h2>
        <p lang="en" style="${narrow}; hyphens: manual">accom&shy;moda&shy;tions</p>
        <div style="overflow-x: auto; width: 9rem"><p style="width: 2000px; text-align: right">Przewijana tabela</p></div></main>`,
      wide: '<p style="white-space: nowrap; width: 99rem; text-align: right">300 000 zł–600 000 zł<script>const a = 1;</script></p>',
      broken: `<p lang="xx" style="${narrow}; line-height: 0.8; hyphens: auto">Entscheidungsverzögerungen</p>`,
      'blog/english': `<p>${ENGLISH} And a post may be in any language.</p>`,
      english: `<main><section><p>${POLISH}</p></section><section><h2>Praca</h2><p>${ENGLISH}</p></section></main>`,
    });
    expect(found.join('\n')).toMatch(
      /\/broken\/: At 390 px, “Entscheidungsverzögerungen” in .* breaks without a hyphen/,
    );
    expect(found.join('\n')).toMatch(/\/english\/: “We find the work.*” is not written in pl-PL/);
    expect(found.join('\n')).toMatch(/\/wide\/: At 390 px, “\S+ in “300 000 zł–600 000 zł” goes past the edge/);
    expect(found).toHaveLength(3);
  },
);

test('says what it didn’t check without a browser', async () => {
  const pages = new Map([['index.html', '<p>Words</p>']]);
  const [finding] = await seenFindings(undefined, 'none', { ...SITE, pages });
  expect([finding?.level, finding?.problem]).toEqual(['advice', expect.stringContaining('1 pages are unchecked')]);
});

test('tells languages, and lets one pass that it can’t tell', () => {
  expect([isIn('pl-PL', POLISH), isIn('pl-PL', ENGLISH), isIn('da-DK', POLISH)]).toEqual([true, false, false]);
  expect([
    isIn('ja-JP', ENGLISH),
    isIn('fr-FR', ENGLISH),
    isIn('cs-CZ', 'Привет, мир. '.repeat(20)),
    isIn('is-IS', POLISH),
    isIn('pl-PL', `${POLISH} ${'5 210 61 3,1% '.repeat(40)}`),
  ]).toEqual([false, false, false, true, true]);
});
