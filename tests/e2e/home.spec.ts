import { press } from '../../src/content/press.ts';
import { site } from '../../src/site.config.ts';
import type { Page } from 'playwright';
import { builtPages } from '../support/built-site.ts';
import { holdScripts } from '../support/island.ts';
import { expect, test } from '../support/test.ts';
import { waitForIdle } from '../support/wait-for-idle.ts';

// The home page's journeys, with and without JavaScript.

/** Reads the section numbers from the accessibility tree, because CSS counters aren't in the document's text. */
async function readSectionNumbers(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  // The list is ordered by depth; the tree gives the reading order.
  const read = (id: string | undefined): string[] => {
    const node = nodes.find(({ nodeId }) => nodeId === id);
    const own = node?.role?.value === 'StaticText' && !node.ignored ? [String(node.name?.value)] : [];
    return [...own, ...(node?.childIds ?? []).flatMap(read)];
  };
  return read(nodes[0]?.nodeId).filter((text) => /^0\d$/.test(text));
}

test('shows its title, two actions and three linked facts on the first screen', async ({ page }) => {
  await page.goto('/');
  // A first visit that missed the display face keeps its fallback, which may take more lines. The second visit has the face in the
  // cache.
  await page.evaluate(() => document.fonts.ready);
  await page.reload();
  const hero = page.locator('main > section').first();
  await expect(hero.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(hero.locator(`a[href="${site.links.learnMore}"]`)).toHaveAttribute('target', '_blank');
  await expect(hero.locator('li a')).toHaveCount(3);
  await expect(hero.getByRole('link')).toHaveCount(2 + 3);
  await expect(hero.getByRole('link').last()).toBeInViewport();
});

test('numbers and orders its sections', async ({ page }) => {
  await page.goto('/');
  const labels = await page.locator('main section').evaluateAll((sections) =>
    sections.map((section) => {
      const id = section.getAttribute('aria-labelledby');
      return section.getAttribute('aria-label') ?? (id && document.getElementById(id)?.textContent?.trim()) ?? '';
    }),
  );
  expect(labels).toHaveLength(11 + 1);
  expect(labels[0]).toBe(
    await page
      .locator('h1')
      .textContent()
      .then((text) => text?.trim()),
  );
  await expect(page.locator('main [data-dialog=video-dialog]')).toHaveCount(press.length);
  expect(labels[10]).toMatch(/^Join .+’s Newsletter$/);
  expect(await readSectionNumbers(page)).toEqual(['01', '02', '03', '04', '05', '06', '07']);
});

for (const width of [390, 1280]) {
  test(`opens a press logo’s video in a dialog at ${width} px and loads no player before`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const frames: string[] = [];
    page.on('request', (request) => request.frame() !== page.mainFrame() && frames.push(request.url()));
    await page.goto('/');
    await waitForIdle(page);
    const logos = page.locator('main [data-dialog=video-dialog]');
    await expect(logos).toHaveCount(press.length);
    expect(frames).toEqual([]);
    for (const index of [0, Math.floor(press.length / 2), press.length - 1]) {
      await logos.nth(index).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.locator('iframe')).toBeVisible();
      await dialog.locator('form[method=dialog] button').click();
      await expect(dialog).toBeHidden();
      await expect(logos.nth(index)).toBeFocused();
    }
    expect(frames.length).toBeGreaterThan(0);
  });
}

test('shows the form and the address in the contact dialog and closes it on a backdrop click', async ({ page }) => {
  await holdScripts(page); // the dialog works before any script has loaded
  await page.goto('/');
  await page.locator('main [data-dialog=contact-dialog]').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.frameLocator('iframe').locator('[type=submit]')).toBeVisible();
  await expect(dialog.locator('a[href^="mailto:"]')).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();
});

test('closes a dialog on a backdrop click in a browser without closedby', async ({ page }) => {
  await page.goto('/');
  await page.locator('dialog').evaluateAll((all) => all.forEach((dialog) => dialog.removeAttribute('closedby')));
  await page.locator('main [data-dialog=contact-dialog]').click();
  await expect(page.locator('astro-island:not([ssr]) dialog[open]')).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('loads the newsletter frame, 320 px high, only when it is near', async ({ page }) => {
  await page.goto('/');
  const frame = page.locator('main iframe').last();
  expect((await frame.boundingBox())?.height).toBe(320);
  await frame.scrollIntoViewIfNeeded();
  await expect(frame.contentFrame().locator('[type=submit]')).toBeVisible();
});

test('links to the assessment, the services, the founder, the contact page, the blog and its newest posts', async ({
  page,
}) => {
  await page.goto('/');
  for (const href of ['/assessment/', '/services/', '/about/', '/contact/', '/blog/']) {
    await expect(page.locator(`main a[href="${href}"]`).first()).toBeVisible();
  }
  const posts = builtPages().filter(({ route }) => /^\/blog\/(?!page\/)./.test(route));
  await expect(page.locator('main a[href^="/blog/"]:not([href="/blog/"])')).toHaveCount(Math.min(3, posts.length));
});

test('links to the contact page and the videos without JavaScript', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/');
  await expect(page.locator('main [data-dialog=contact-dialog]')).toHaveAttribute('href', '/contact/');
  const logo = page.locator('main [data-dialog=video-dialog]').first();
  await expect(logo).toHaveAttribute('href', /^https:/);
  await expect(logo).toHaveAttribute('target', '_blank');
  await page.close();
});
