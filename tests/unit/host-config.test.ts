import { describe, expect, test } from 'vitest';
import { HASHED_FOLDERS, HEADERS } from '../../src/generators/hosts/headers.ts';
import { hostConfig, HOSTS } from '../../src/generators/hosts/host-config.ts';
import { hostFiles } from '../../src/generators/hosts/host-files.ts';

const site = { base: '/site/', host: 'www.example.com', root: '/srv', port: 80, precompressed: false };

/** Netlify's stands in `_headers`, and GitHub Pages sets none. */
const { netlify: _, 'github-pages': __, ...withHeaders } = HOSTS;

describe.each(Object.entries(withHeaders))('the configuration for %s', (_name, write) => {
  const text = write(site).replaceAll('\\"', '"');

  test('says every header that is of all files', () => {
    for (const { name, value } of HEADERS.filter(({ files }) => files === 'all')) {
      expect(text).toContain(name);
      expect(text).toContain(value);
    }
  });

  test('knows the path that the site lives at', () => {
    expect(text).toContain('/site/');
    expect(text).not.toMatch(/["' ]\/(_astro|404\.html|functions)/);
  });
});

test('files for hosts that read them in the folder itself know the path too', () => {
  const files = hostFiles(site);
  for (const folder of HASHED_FOLDERS) {
    expect(files['_headers']).toContain(`/site/${folder}/*\n  Cache-Control: public, max-age=31536000, immutable`);
  }
  expect(files['.htaccess']).toContain('ErrorDocument 404 /site/404.html');
  expect(files).toHaveProperty(['.nojekyll'], '');
});

test('its first two lines say where the files go, robots.txt to the root of the host in any case', () => {
  const [files, robots] = hostConfig('nginx', site).split('\n');
  expect(files).toMatch(/^# .*dist go to \/srv\/site\//);
  expect(robots).toMatch(/^# robots\.txt goes to the root/);
  expect(() => JSON.parse(hostConfig('vercel', site))).not.toThrow();
});
