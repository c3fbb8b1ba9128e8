import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite } from '../support/build-site.ts';
import { startStaticServer } from '../support/static-server.ts';
import { expect, test } from '../support/test.ts';

test.describe.configure({ timeout: 180_000 });

test('below a base path every link, picture, font and request keeps it', async ({ page }) => {
  const { code, output, root } = await buildSite('base', {
    BASE_PATH: '/site',
    SITE_URL: 'https://people.example.com',
  });
  expect(code, output).toBe(0);
  const html = readFileSync(join(root, 'index.html'), 'utf8');
  expect(html).toContain('<link rel="canonical" href="https://people.example.com/site/"');
  for (const [, address = ''] of html.matchAll(/\s(?:href|src|component-url|renderer-url)="(\/[^"]*)"/g)) {
    expect(address).toMatch(/^\/site\//);
  }
  const site = await startStaticServer(root, { base: '/site' });
  const missing: string[] = [];
  page.on('response', (response) => response.status() >= 400 && missing.push(response.url()));
  await page.goto(`${site.origin}/site/`);
  await page.getByRole('link', { name: 'Blog', exact: true }).first().click();
  await page
    .getByRole('link', { name: /^Read More/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the blog' }).click();
  await page.waitForLoadState('networkidle');
  expect(missing).toEqual([]);
  await page.goto(`${site.origin}/site/blog/no-such-post`);
  await page.waitForURL(`${site.origin}/site/blog`);
  await site.close();
});
