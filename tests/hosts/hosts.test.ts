import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { headersFile } from '../../src/integrations/host-files.ts';
import { FEED_FILE } from '../../src/lib/files/file-paths.ts';
import { DIST } from '../support/built-site.ts';
import { findProgram } from '../support/find-program.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { SERVERS, startServer } from './servers.ts';

// Serves the built folder with real web servers and the blocks of docs/deploy.md, at the root and below a path. It is built for the
// root, so below a path only the host's answers are checked, not the pages' links.

const GUIDE = readFileSync('docs/deploy.md', 'utf8');
const FILES = readdirSync(DIST, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !/^[._]/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name).slice(DIST.length + 1));
const TYPES: Readonly<Record<string, RegExp>> = {
  html: /^text\/html; ?charset=utf-8$/i,
  js: /^(text|application)\/javascript/,
  svg: /^image\/svg\+xml/,
  xml: /^(text|application)\/xml/,
  ics: /^text\/calendar; ?charset=utf-8$/i,
  webmanifest: /^application\/manifest\+json/,
  woff2: /^font\/woff2$/,
  png: /^image\/png$/,
  pdf: /^application\/pdf$/,
  mp4: /^video\/mp4$/,
};

/** The headers of every file, as the build's `_headers` lists them. */
function headersAt(base: string): [name: string, value: string][] {
  const [, ...lines] = headersFile(base).split(`\n${base}_astro`)[0]?.split('\n  ') ?? [];
  return lines.map((line) => line.split(/: (.*)/) as [string, string]);
}

const missing = Object.keys(SERVERS).filter((program) => !findProgram(program));
if (missing.length > 0) console.warn(`Not installed, and so not tested: ${missing.join(', ')}.`);
const cases = Object.keys(SERVERS)
  .filter((program) => findProgram(program))
  .flatMap((program) => ['/', '/site/'].map((base) => ({ program, base })));
const folder = await temporaryFolder(afterAll);
chmodSync(folder, 0o755); // a server started by root reads as another user

describe.each(cases)('$program at $base', ({ program, base }) => {
  let server: Awaited<ReturnType<typeof startServer>>;
  const ask = (address: string, headers: Record<string, string> = {}) =>
    fetch(server.origin + base + address, {
      headers: { 'Accept-Encoding': 'identity', ...headers },
      redirect: 'manual',
    });

  beforeAll(async () => {
    const root = join(folder, program, base === '/' ? 'root' : 'below');
    const run = join(folder, program, `${base === '/' ? 'root' : 'below'}-run`);
    mkdirSync(run, { recursive: true });
    cpSync(DIST, join(root, base), { recursive: true });
    writeFileSync(join(root, 'robots.txt'), 'of the host');
    server = await startServer(program, { guide: GUIDE, base, root, run });
  });
  afterAll(() => server?.stop());

  test('serves every page and file without a redirect', async () => {
    for (const file of FILES.filter((name) => base === '/' || name !== 'robots.txt')) {
      const address = file.replace(/(^|\/)index\.html$/, '$1');
      const { status, headers, body } = await ask(address.split('/').map(encodeURIComponent).join('/'));
      await body?.cancel();
      expect(status, address).toBe(200);
      const type = TYPES[file.split('.').at(-1) ?? ''];
      if (type) expect.soft(headers.get('content-type') ?? '', address).toMatch(type);
      for (const [name, value] of headersAt(base)) expect(headers.get(name), address).toBe(value);
      if (base !== '/') expect(headers.get('strict-transport-security'), address).toBeNull();
      const isHashed = /^(_astro|pictures)\//.test(file);
      expect(headers.get('cache-control'), address).toMatch(isHashed ? /immutable/ : /^no-cache$/);
    }
    expect((await ask(FEED_FILE)).headers.get('content-type')).toMatch(/^application\/rss\+xml; ?charset=utf-8$/i);
  });

  test('leads from an address without its slash to the page, with its query', async () => {
    const { status, headers } = await ask('about?utm_source=x');
    if (status !== 200)
      expect(new URL(headers.get('location') ?? '', server.origin).href).toBe(
        `${server.origin}${base}about/?utm_source=x`,
      );
    if (base === '/') return;
    const home = await fetch(server.origin + base.slice(0, -1));
    expect([home.status, home.url]).toEqual([200, server.origin + base]);
  });

  test('answers an unknown address with the 404 page', async () => {
    const page = await (await ask('404.html')).text();
    for (const address of ['no-such-page', 'blog/newer/', '_astro/gone.js']) {
      const answer = await ask(address);
      expect([answer.status, (await answer.text()) === page], address).toEqual([404, true]);
      expect(answer.headers.get('content-type'), address).toMatch(/^text\/html/);
      expect(answer.headers.get('cache-control') ?? '', address).not.toMatch(/immutable/);
    }
  });

  test('compresses text and revalidates it', async () => {
    const script = FILES.find((file) => /^_astro\/react-client.*\.js$/.test(file)) ?? '';
    for (const address of ['', 'about/', script, FEED_FILE]) {
      const coding = { 'Accept-Encoding': 'gzip, br' };
      const { headers, body } = await ask(address, coding);
      await body?.cancel();
      expect(headers.get('content-encoding') ?? '', address).toMatch(/^(gzip|br)$/);
      expect(headers.get('vary'), address).toMatch(/Accept-Encoding/i);
      const again = { ...coding, 'If-None-Match': headers.get('etag') ?? '' };
      expect((await ask(address, again)).status, address).toBe(304);
    }
  });
});
