import { chmodSync, cpSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HEADERS, hostConfig, hostFiles } from '../../src/generators/hosts/hosts.ts';
import { precompress } from '../../src/lib/files/precompress.ts';
import { FEED_FILE } from '../../src/lib/files/file-paths.ts';
import { unwrap } from '../../src/lib/unwrap.ts';
import { DIST } from '../support/built-site.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { isInstalled, SERVERS, startServer } from './servers.ts';

// Serves the built folder with real web servers and the printed configuration, at the root and below a path. It is built for the
// root, so below a path only the host's answers are checked, not the pages' links.

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** Requests an address without decompression and redirects, which fetch would add. */
function get(url: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) });
      });
    });
    sent.on('error', reject).end();
  });
}

const FILES = readdirSync(DIST, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !/^[._]/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name).slice(DIST.length + 1));
const byEnd = (end: RegExp) => FILES.find((file) => end.test(file));
const SCRIPT = unwrap(byEnd(/^_astro\/client\..*\.js$/), 'React’s chunk');
const TYPES: Readonly<Record<string, RegExp>> = {
  html: /^text\/html; ?charset=utf-8$/i,
  js: /^text\/javascript/,
  svg: /^image\/svg\+xml/,
  xml: /^application\/xml/,
  ics: /^text\/calendar; ?charset=utf-8$/i,
  webmanifest: /^application\/manifest\+json/,
  woff2: /^font\/woff2$/,
  png: /^image\/png$/,
  pdf: /^application\/pdf$/,
  mp4: /^video\/mp4$/,
};

const HOSTS = { nginx: 'nginx', apache2: 'apache', caddy: 'caddy' };
// With compressed copies at the root, without them below a path.
const cases = Object.keys(SERVERS).flatMap((program) => ['/', '/site/'].map((base) => ({ program, base })));
const missing = Object.keys(SERVERS).filter((program) => !isInstalled(program));
if (missing.length > 0) console.warn(`Not installed, and so not tested: ${missing.join(', ')}.`);

const folder = await temporaryFolder(afterAll);
chmodSync(folder, 0o755); // a server started by root reads as another user
const compressed = join(folder, 'compressed/');
cpSync(DIST, compressed, { recursive: true });
await precompress(compressed);

describe.each(cases.filter(({ program }) => isInstalled(program)))('$program at $base', (site) => {
  const { program, base } = site;
  const isCompressed = base === '/';
  let server: Awaited<ReturnType<typeof startServer>>;
  const ask = (address: string, headers?: Record<string, string>) => get(server.origin + base + address, headers);

  beforeAll(async () => {
    const root = mkdtempSync(join(folder, 'www-'));
    chmodSync(root, 0o755);
    cpSync(isCompressed ? compressed : DIST, join(root, base), { recursive: true });
    for (const [name, text] of Object.entries(await hostFiles(base))) writeFileSync(join(root, base, name), text);
    const config = await hostConfig(HOSTS[program as keyof typeof HOSTS], { base, root, host: '127.0.0.1' });
    server = await startServer(program, config, mkdtempSync(join(folder, 'run-')));
  });
  afterAll(() => server?.stop());

  test('serves every page and file without a redirect', async () => {
    for (const file of FILES) {
      const address = file.replace(/(^|\/)index\.html$/, '$1');
      const { status, headers, body } = await ask(address.split('/').map(encodeURIComponent).join('/'));
      expect(status, address).toBe(200);
      expect(body.length, address).toBeGreaterThan(0);
      const type = TYPES[file.split('.').at(-1) ?? ''];
      if (type) expect(headers['content-type'], address).toMatch(type);
      for (const [name, value] of Object.entries(HEADERS)) expect(headers[name.toLowerCase()], address).toBe(value);
      const isHashed = /^(_astro|pictures)\//.test(file);
      expect(headers['cache-control'], address).toMatch(isHashed ? /immutable/ : /^no-cache$/);
      const isOwn = /\.(html|js|woff2)$/.test(file);
      expect(headers['cross-origin-resource-policy'], address).toBe(isOwn ? 'same-origin' : undefined);
    }
    expect((await ask(FEED_FILE)).headers['content-type']).toMatch(/^application\/rss\+xml; ?charset=utf-8$/i);
  });

  test('redirects an address without its slash to the same host, with its query', async () => {
    const { status, headers } = await ask('about?utm_source=x');
    if (status !== 200) expect(headers['location']).toBe(`${base}about/?utm_source=x`);
    const doubled = await get(`${server.origin}/${base}about`);
    expect(String(doubled.headers['location'] ?? '')).not.toMatch(/^\/\//);
  });

  test('answers an unknown address with the 404 page', async () => {
    const page = (await ask('404.html')).body;
    const unknown = [
      'no-such-page',
      'blog/newer/',
      '_astro/gone.js',
      '_astro/',
      'coach-loop.mp4/',
      '.htaccess',
      '_headers',
    ];
    for (const address of unknown) {
      const { status, headers, body } = await ask(address);
      expect([status, body.equals(page)], address).toEqual([404, true]);
      expect(headers['content-type'], address).toMatch(/^text\/html/);
      expect(headers['cache-control'] ?? '', address).not.toMatch(/immutable/);
      expect(headers['cross-origin-resource-policy'], address).toBe('same-origin');
    }
  });

  test.each(['identity', 'gzip', 'gzip, deflate, br, zstd'])(
    'compresses text and revalidates it, Accept-Encoding: %s',
    async (coding) => {
      for (const address of ['', 'about/', SCRIPT, FEED_FILE]) {
        const { headers, body } = await ask(address, { 'Accept-Encoding': coding });
        if (coding === 'identity') expect(headers['content-encoding'], address).toBeUndefined();
        else {
          expect(headers['content-encoding'], address).toMatch(
            isCompressed && coding !== 'gzip' ? /^br$/ : /^(gzip|br|zstd)$/,
          );
          expect(headers['vary'], address).toMatch(/Accept-Encoding/i);
          expect(body.length, address).toBeLessThan((await ask(address)).body.length);
        }
        const again = { 'Accept-Encoding': coding, 'If-None-Match': String(headers['etag']) };
        expect((await ask(address, again)).status, address).toBe(304);
      }
    },
  );
});
