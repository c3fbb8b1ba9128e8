import { spawn } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright';
import { buildSite } from '../support/build-site.ts';
import { copyProject } from '../support/copy-project.ts';
import { holdScripts } from '../support/island.ts';
import { startStaticServer } from '../support/static-server.ts';
import { expect, test } from '../support/test.ts';

// What Astro's and Tailwind's documentation shows works on a page of this site, in `npm run dev` and under the built page's policy.

const PAGE = '/directives/';
let project = '';

test.describe.configure({ mode: 'serial', timeout: 300_000 });

test.beforeAll(() => {
  project = copyProject();
  cpSync('tests/support/directives', join(project, 'src/pages/directives'), { recursive: true });
});

test.afterAll(() => rmSync(project, { recursive: true, force: true }));

/** Clicks the button of each island until it counts. */
async function expectIslands(page: Page): Promise<void> {
  await expect(page.locator('#load output')).toHaveText('0 2026 1');
  for (const id of ['load', 'idle', 'media', 'only', 'outer', 'inner', 'inner-load', 'visible']) {
    const button = page.locator(`#${id} > button`);
    await button.scrollIntoViewIfNeeded();
    const waiting = page.locator('astro-island[ssr]:not([client=interaction])', { has: button });
    await expect(waiting).toHaveCount(0);
    await button.click();
    await expect(page.locator(`#${id} > output`), id).toHaveText(/^1/);
  }
}

test('every directive works in the built page, and a controlled field keeps its first entry', async ({ page }) => {
  const { code, output } = await buildSite(join(project, 'dist'), {}, { project });
  expect(code, output).toBe(0);
  const site = await startStaticServer(join(project, 'dist'));
  try {
    await page.goto(`${site.origin}${PAGE}`);
    await expectIslands(page);

    const scripts = await holdScripts(page);
    await page.reload();
    await page.locator('#controls [type=range]').focus();
    for (const key of ['ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
    await page.locator('#controls [type=checkbox]').check();
    await page.locator('#controls select').selectOption('l');
    scripts.release();
    await expect(page.locator('#controls output')).toHaveText('12 true l');

    const styles = await page.locator('#utilities').evaluate((element) => {
      const { boxShadow, borderRadius, fontSize, transform, filter, backgroundColor, marginLeft } =
        getComputedStyle(element);
      return { boxShadow, borderRadius, fontSize, transform, filter, backgroundColor, marginLeft };
    });
    expect(styles).toEqual({
      boxShadow: expect.stringMatching(/2px.+15px/) as unknown,
      borderRadius: '8px',
      fontSize: '24px',
      transform: 'matrix(1, 0, 0, 1, 8, 0)',
      filter: 'blur(4px)',
      backgroundColor: 'rgb(107, 114, 128)',
      marginLeft: '-4px',
    });
  } finally {
    await site.close();
  }
});

test('every directive and the editor work in `npm run dev`', async ({ page, problems }) => {
  const server = spawn(process.execPath, [resolve('node_modules/astro/astro.js'), 'dev', '--host', '127.0.0.1'], {
    cwd: project,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' },
  });
  try {
    const address = await new Promise<string>((found) =>
      server.stdout.on('data', (data: Buffer) => {
        const [url] = /http:\/\/127[^\s/]+/.exec(data.toString()) ?? [];
        if (url) found(url);
      }),
    );
    // Vite may reload the page while it prepares the packages of the first one.
    await expect(async () => {
      await page.goto(`${address}${PAGE}`);
      await expectIslands(page);
    }).toPass({ timeout: 120_000 });
    await page.goto(`${address}/admin/`);
    await expect(page.getByRole('button', { name: /Local Repository/ })).toBeVisible({ timeout: 60_000 });
    problems.length = 0;
  } finally {
    server.kill();
  }
});
