import { execSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { hostConfig, hostFiles, HEADERS, HOSTS } from '../../src/generators/hosts/hosts.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const site = { base: '/site/', host: 'www.example.com', root: '/srv' };

describe.each(HOSTS)('the configuration for %s', (name) => {
  test.each(['/', '/site/'])('is complete at %s', async (base) => {
    const text = await hostConfig(name, { ...site, base });
    expect(text).not.toMatch(/\{\{|\}\}|NAME|VALUE/);
    if (base !== '/') expect(text).not.toMatch(/["' ]\/(_astro|404\.html|functions)/);
    if (/netlify|cloudflare/.test(name)) return; // They read _headers.
    if (name === 'vercel') expect(JSON.parse(text)).toBeDefined();
    for (const header of Object.entries(HEADERS).flat()) expect(text).toContain(header);
  });
});

test('the files in the folder have the headers and the path', async () => {
  const files = await hostFiles('/site/');
  expect(files['_headers']).toContain('/site/_astro/*\n  Cache-Control: public, max-age=31536000, immutable');
  expect(files['_headers']).toContain('  X-Frame-Options: SAMEORIGIN\n');
  expect(files['.htaccess']).toContain('ErrorDocument 404 /site/404.html');
});

test('below a path, the build command of managed hosts makes the folder that they serve', async () => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'dist/about'), { recursive: true });
  for (const name of ['_headers', '404.html', 'robots.txt', 'about/index.html'])
    await writeFile(join(folder, 'dist', name), '');
  const [, command = ''] = /command = "(.*)"/.exec(await hostConfig('netlify', site)) ?? [];
  execSync(command.replace('npm run build', 'true'), { cwd: folder });
  for (const name of ['_headers', '404.html', 'robots.txt', 'site/404.html', 'site/about/index.html'])
    expect(existsSync(join(folder, 'upload', name)), name).toBe(true);
});
