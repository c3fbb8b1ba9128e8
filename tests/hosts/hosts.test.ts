import { unwrap } from '../../src/lib/unwrap.ts';
import { chmodSync, cpSync, mkdtempSync, readdirSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FEED, headersOf, HOST_FILES, TYPES } from '../../src/generators/hosts/headers.ts';
import { precompress } from '../../src/integrations/finish/precompress.ts';
import { DIST } from '../support/built-site.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { freePort, hosts, isInstalled, type RunningHost, startHost } from './servers.ts';

// Serves the built folder with real web servers, at the root and below a path. It is built for the root, so below a path
// only the host's answers are checked, not the pages' links.

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

const missing = new Set(hosts.map(({ program }) => program).filter((program) => !isInstalled(program)));
if (missing.size > 0) console.warn(`Not installed, and so not tested: ${[...missing].join(', ')}.`);

const FILES = readdirSync(DIST, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && !entry.name.startsWith('_'))
  .map((entry) => join(entry.parentPath, entry.name).slice(DIST.length + 1));
const ADDRESSES = FILES.map((file) => file.replace(/(^|\/)index\.html$/, '$1'));
/** A script that is large enough to be compressed. */
const HASHED = `_astro/${unwrap(
  readdirSync(join(DIST, '_astro')).find((name) => name.startsWith('react-client.') && name.endsWith('.js')),
  'React’s chunk',
)}`;
const byType = (end: string) => FILES.find((file) => file.endsWith(`.${end}`));

const folder = await temporaryFolder(afterAll);
chmodSync(folder, 0o755); // a server started by root reads as another user
const rootFor = (base: string) => join(folder, `www${base.replaceAll('/', '-')}`);
for (const base of ['/', '/site/']) cpSync(DIST, join(rootFor(base), base), { recursive: true });
for (const host of hosts) {
  for (const base of ['/', '/site/']) {
    describe.skipIf(!isInstalled(host.program))(`${host.name} at ${base} (${host.program} is needed)`, () => {
      let server: RunningHost;

      beforeAll(async () => {
        const site = { base, host: '127.0.0.1', root: rootFor(base), port: await freePort(), precompressed: false };
        server = await startHost(host, site, mkdtempSync(join(folder, 'run-')));
      });
      afterAll(() => server?.stop());

      const ask = (address: string, headers?: Record<string, string>) =>
        get(`${server.origin}${base}${address}`, headers);

      test('serves every page and file without a redirect', async () => {
        for (const address of ADDRESSES) {
          const { status, body } = await ask(address.split('/').map(encodeURIComponent).join('/'));
          expect(status, address).toBe(200);
          expect(body.length, address).toBeGreaterThan(0);
        }
      });

      test('redirects an address without its trailing slash', async () => {
        const { status, headers } = await ask('about?utm_source=x');
        if (status === 200) return;
        const location = String(headers['location']);
        expect(location).toMatch(/\/about\/(\?utm_source=x)?$/);
        if (!host.recommended) return;
        expect(location, 'keeps the query and says nothing of http').toBe(`${base}about/?utm_source=x`);
        const doubled = await get(`${server.origin}/${base}about`);
        expect(String(doubled.headers['location'] ?? ''), 'leads to no other host').not.toMatch(/^\/\//);
      });

      test('redirects the old address of the contact page, with its query', async () => {
        const { status, body } = await ask('centered-heading-with-contact-form/?utm_source=x');
        expect(status).toBe(200);
        expect(body.toString()).toContain('location.search + location.hash');
      });

      test('serves scripts with their type', async () => {
        for (const end of ['html', 'js', 'svg', 'xml', 'png', 'pdf', 'mp4'].filter(byType)) {
          const { headers } = await ask(byType(end) ?? '');
          const [type] = String(headers['content-type']).split(';');
          expect([TYPES[end], 'application/javascript', 'text/xml'], end).toContain(type);
        }
      });

      if (!host.recommended) return;

      test('serves every kind of file with its type, and text with its encoding', async () => {
        for (const [end, type] of Object.entries(TYPES)) {
          const file = byType(end);
          if (!file) continue;
          const { headers } = await ask(file);
          expect(String(headers['content-type']).toLowerCase(), file).toMatch(
            new RegExp(`^${type.replace('+', '\\+')}(; ?charset=utf-8)?$`),
          );
          if (/^text\/(html|plain|calendar)/.test(type))
            expect(headers['content-type'], file).toMatch(/charset=utf-8/i);
        }
        expect((await ask(FEED.path)).headers['content-type']).toMatch(/^application\/rss\+xml; ?charset=utf-8$/i);
      });

      test('answers an unknown address with the 404 page and status 404', async () => {
        const page = (await ask('404.html')).body;
        for (const address of [
          'no-such-page',
          'no/such/page/',
          'blog/newer-than-the-build',
          'blog/newer/',
          '_astro/gone.js',
          '_astro/',
          `${byType('mp4')}/`,
          ...HOST_FILES,
        ]) {
          const answer = await ask(address);
          expect(answer.status, address).toBe(404);
          expect(answer.body.equals(page), address).toBe(true);
          expect(answer.headers['content-type'], address).toMatch(/^text\/html/);
          expect(answer.headers['cache-control'] ?? '', address).not.toMatch(/immutable/);
          expect(answer.headers['cross-origin-resource-policy'], address).toBe('same-origin');
        }
      });

      test('answers an impossible address without a server error', async () => {
        const addresses = [
          `blog/${'x'.repeat(3000)}`,
          'x/'.repeat(1500),
          'blog%2fpost',
          ...(host.program === 'apache2' ? ['a%00b'] : []),
        ];
        for (const address of addresses) {
          const { status, headers } = await ask(address);
          expect(status, address).toBeGreaterThanOrEqual(400);
          expect(status, address).toBeLessThan(500);
          if (address.includes('%') && !host.isFolderOnly)
            for (const { name, value } of headersOf('all')) expect(headers[name.toLowerCase()], address).toBe(value);
        }
      });

      test('sends the security headers with every response', async () => {
        for (const address of ['', 'about/', HASHED, FEED.path, 'no-such-page']) {
          const { headers } = await ask(address);
          for (const { name, value } of headersOf('all'))
            expect(headers[name.toLowerCase()], `${address} ${name}`).toBe(value);
        }
        for (const address of ['', HASHED]) {
          expect((await ask(address)).headers['cross-origin-resource-policy'], address).toBe('same-origin');
        }
        expect((await ask(byType('png') ?? '')).headers).not.toHaveProperty('cross-origin-resource-policy');
      });

      test('revalidates HTML, and marks hashed files as immutable', async () => {
        for (const address of ['', 'about/', FEED.path, byType('png') ?? '']) {
          expect((await ask(address)).headers['cache-control'], address).toBe('no-cache');
        }
        expect((await ask(HASHED)).headers['cache-control']).toMatch(/max-age=31536000/);
        expect((await ask('_astro/gone.js')).headers['cache-control'] ?? '').not.toMatch(/max-age/);
      });

      test.each(['identity', 'gzip', 'br', 'gzip, deflate, br, zstd'])(
        'answers a request for an unchanged file with 304, Accept-Encoding: %s',
        async (coding) => {
          for (const address of ['', 'about/', FEED.path, HASHED]) {
            const { headers } = await ask(address, { 'Accept-Encoding': coding });
            const again = { 'Accept-Encoding': coding, 'If-None-Match': String(headers['etag']) };
            const { status, body } = await ask(address, again);
            expect({ status, bytes: body.length }, address).toEqual({ status: 304, bytes: 0 });
          }
        },
      );

      test('compresses text', async () => {
        for (const address of ['', HASHED, FEED.path, 'sitemap-0.xml']) {
          const { headers, body } = await ask(address, { 'Accept-Encoding': 'gzip, br' });
          expect(headers['content-encoding'], address).toMatch(/^(gzip|br)$/);
          expect(headers['vary'], address).toMatch(/Accept-Encoding/i);
          expect(body.length, address).toBeLessThan((await ask(address)).body.length);
        }
      });

      test('serves a video in parts', async () => {
        const { status, headers, body } = await ask(byType('mp4') ?? '', { Range: 'bytes=0-99' });
        expect(status).toBe(206);
        expect(headers['content-range']).toMatch(/^bytes 0-99\//);
        expect(body).toHaveLength(100);
      });
    });
  }
}

for (const host of hosts.filter(({ name }) => /^(nginx|Apache|Caddy), as recommended$/.test(name))) {
  test.skipIf(!isInstalled(host.program))(`${host.name} sends files that the build has compressed`, async () => {
    const root = mkdtempSync(join(folder, 'compressed-'));
    chmodSync(root, 0o755);
    for (const name of ['index.html', HASHED, FEED.path]) cpSync(join(DIST, name), join(root, name));
    await precompress(`${root}/`);
    const site = { base: '/', host: '127.0.0.1', root, port: await freePort(), precompressed: true };
    const server = await startHost(host, site, mkdtempSync(join(folder, 'run-')));
    try {
      for (const address of ['', HASHED, FEED.path]) {
        const plain = await get(`${server.origin}/${address}`);
        for (const coding of ['br', 'gzip']) {
          const { headers } = await get(`${server.origin}/${address}`, { 'Accept-Encoding': coding });
          expect(headers['content-encoding'], address).toBe(coding);
          expect(headers['content-type'], address).toBe(plain.headers['content-type']);
          expect(headers['cache-control'], address).toBe(plain.headers['cache-control']);
        }
      }
    } finally {
      await server.stop();
    }
  });
}
