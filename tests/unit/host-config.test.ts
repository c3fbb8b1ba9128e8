import { execSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { HASHED_FOLDERS, HEADERS } from '../../src/generators/hosts/headers.ts';
import { hostConfig, hostFiles, HOSTS } from '../../src/generators/hosts/configurations.ts';
import { buildCommand } from '../../src/generators/hosts/managed-hosts.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const site = { base: '/site/', host: 'www.example.com', root: '/srv', port: 80, precompressed: false };

/** Netlify's headers are in `_headers`. */
const { netlify: _, ...withHeaders } = HOSTS;

describe.each(Object.entries(withHeaders))('the configuration for %s', (_name, write) => {
  const text = write(site).replaceAll('\\"', '"');

  test('has every header that belongs to all files', () => {
    for (const { name, value } of HEADERS.filter(({ files }) => files === 'all')) {
      expect(text).toContain(name);
      expect(text).toContain(value);
    }
  });

  test('has the site’s path', () => {
    expect(text).toContain('/site/');
    expect(text).not.toMatch(/["' ]\/(_astro|404\.html|functions)/);
  });
});

test.each(Object.keys(HOSTS))('the configuration for %s is as reviewed, at the root and below a path', (host) => {
  const name = host as keyof typeof HOSTS;
  expect(hostConfig(name, { ...site, base: '/', precompressed: true })).toMatchSnapshot();
  expect(hostConfig(name, site)).toMatchSnapshot();
});

test('the files in the folder have the path too', () => {
  const files = hostFiles(site);
  for (const folder of HASHED_FOLDERS) {
    expect(files['_headers']).toContain(`/site/${folder}/*\n  Cache-Control: public, max-age=31536000, immutable`);
  }
  expect(files['.htaccess']).toContain('ErrorDocument 404 /site/404.html');
  expect(files).toHaveProperty(['.nojekyll'], '');
});

test('the first lines say where the files go, and below a path that robots.txt goes to the root', () => {
  const [files, robots] = hostConfig('nginx', site).split('\n');
  expect(files).toMatch(/^# .*dist to \/srv\/site\//);
  expect(robots).toMatch(/^# Copy robots\.txt to the root/);
  expect(hostConfig('nginx', { ...site, base: '/' })).not.toContain('robots.txt');
  expect(() => JSON.parse(hostConfig('vercel', site))).not.toThrow();
});

test('below a path, nginx gets a location for the server that the host has; at the root, a server', () => {
  expect(HOSTS.nginx(site)).not.toMatch(/^\s*(server|listen|map)\b/m);
  expect(HOSTS.nginx(site)).toContain('location ^~ /site/ {');
  expect(HOSTS.nginx({ ...site, base: '/' })).toMatch(/^server \{\n {2}listen 80;/m);
});

test('below a path, the build command of managed hosts makes the folder that they serve', async () => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'dist/about'), { recursive: true });
  for (const name of ['_headers', '404.html', 'robots.txt', 'about/index.html', '.nojekyll'])
    await writeFile(join(folder, 'dist', name), '');
  execSync(buildCommand('/site/').replace('npm run build', 'true'), { cwd: folder });
  for (const name of ['_headers', '404.html', 'robots.txt', 'site/404.html', 'site/about/index.html', 'site/.nojekyll'])
    expect(existsSync(join(folder, 'upload', name)), name).toBe(true);
  expect(HOSTS.netlify(site)).toContain('publish = "upload"');
  expect(HOSTS.netlify({ ...site, base: '/' })).toContain('command = "npm run build"');
});
