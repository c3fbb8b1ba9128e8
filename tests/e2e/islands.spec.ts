import type { Page } from 'playwright';
import { words } from '../../src/locale.ts';
import { content } from '../../src/data/content.ts';
import { TABS } from '../../src/features/dashboard/tabs.ts';
import { rss } from '../support/feeds.ts';
import { holdScripts, isIslandCode } from '../support/island.ts';
import { activate, type IslandPage, islandPages } from '../support/island-pages.ts';
import { needsSection } from '../support/sections.ts';
import { expect, test } from '../support/test.ts';
import { ITEMS, NEW_POST } from '../support/variants.ts';

/** Translates a page as Chrome does: wraps each text node in two nested elements, and replaces its text. Runs in the page. */
function translatePage(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest('script, style, font, textarea')) continue;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    outer.append(inner);
    inner.textContent = `${text.data}\u00a0`;
    text.replaceWith(outer);
  }
}

const { dashboard, labels, notFound } = content;

// Whatever the first activation is and whenever the code comes, it has its effect once. `npm test` runs a part of the pairs, which
// includes every island and every case; the rest run every night.

const part = (island: number, other: number, of: number) => ({ tag: (island + other) % of === 0 ? [] : '@nightly' });

const rows = Object.entries(islandPages).map(([name, island], index) => ({ name, island, index }));

test.describe('the first activation', () => {
  test.use({ hasTouch: true });
  for (const { name, island, index } of rows) {
    for (const [other, input] of (['mouse', 'touch', 'keyboard'] as const).entries()) {
      test(`of ${name} by ${input}`, part(index, other, 3), async ({ page }) => {
        if (island.section) needsSection(...island.section);
        await page.goto(island.path);
        await activate(page, island, input);
        await island.see(page);
      });

      test(`of ${name} by ${input}, before its code comes`, part(index, other, 3), async ({ page }) => {
        if (island.section) needsSection(...island.section);
        const scripts = await holdScripts(page);
        await page.goto(island.path);
        await activate(page, island, input);
        const isWaiting = !island.without || name === 'the dashboard';
        await expect(page.locator('[aria-busy=true]')).toHaveCount(isWaiting ? 1 : 0);
        await expect(page.getByText(words.loading, { exact: true })).toBeVisible({ visible: isWaiting });
        scripts.release();
        await island.see(page);
        await expect(page.locator('[aria-busy]')).toHaveCount(0);
      });
    }
  }
});

for (const { name, island } of rows.filter(({ island: { section } }) => !section)) {
  for (const when of ['before', 'after'] as const) {
    test(`${name} on a page that a browser has translated ${when} its code comes`, async ({ page, problems }) => {
      const scripts = await holdScripts(page);
      await page.goto(island.path);
      if (when === 'before') await page.evaluate(translatePage);
      else scripts.release();
      if (when === 'after') {
        await page.locator('main h1').first().hover();
        await page.locator(island.control).hover();
        await expect(page.locator('astro-island[ssr]', { has: page.locator(island.control) })).toHaveCount(0);
        await page.evaluate(translatePage);
      }
      await activate(page, island);
      scripts.release();
      await island.see(page);
      problems.length = 0; // React's error about HTML that it didn't expect.
    });
  }
}

test('text and focus stay on a translated page whose code comes while a visitor types', async ({ page, problems }) => {
  const scripts = await holdScripts(page);
  await page.goto('/assessment/');
  await page.evaluate(translatePage);
  await page.locator('[name=q1]').nth(1).check();
  await page.locator('[name=company]').fill('Example');
  scripts.release();
  await page.waitForFunction(() => document.querySelector('#assessment astro-island:not([ssr])'));
  await page.keyboard.insertText(' Ltd.');
  await expect(page.locator('[name=company]')).toHaveValue('Example Ltd.');
  await expect(page.locator('[name=q1]').nth(1)).toBeChecked();
  problems.length = 0;
});

test('repeated clicks before the code comes count once, and of two controls the last one', async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.goto('/quiz/');
  const option = page.locator('#quiz ol button').first();
  await option.click();
  await option.dblclick();
  scripts.release();
  await islandPages['the quiz']?.see(page);

  const others = await holdScripts(page);
  await page.goto('/dashboard/');
  await page.locator('.dashboard-tabs a').nth(2).click();
  await page.locator('.dashboard-tabs a').nth(4).click();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(1);
  others.release();
  await expect(page.getByRole('tab', { selected: true })).toHaveText(dashboard.tabNames[TABS[4]]);
});

test('pointing or focusing loads only that island’s code, and a modified click opens a tab', async ({
  page,
  context,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => isIslandCode(new URL(request.url())) && requested.push(request.url()));
  await page.goto('/dashboard/');
  expect(requested).toEqual([]);
  const opened = context.waitForEvent('page');
  await page
    .locator('.dashboard-tabs a')
    .nth(3)
    .click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(new RegExp(`#${TABS[3]}$`));
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  expect(requested.filter((url) => url.includes('HeaderMenu'))).toEqual([]);
});

const FAULTS = {
  '404': (page: Page) => page.route(isIslandCode, (route) => route.fulfill({ status: 404, body: '' })),
  HTML: (page: Page) =>
    page.route(isIslandCode, (route) => route.fulfill({ contentType: 'text/html', body: '<p>Not here' })),
  corrupt: (page: Page) =>
    page.route(isIslandCode, (route) => route.fulfill({ contentType: 'text/javascript', body: 'export {' })),
  empty: (page: Page) =>
    page.route(isIslandCode, (route) => route.fulfill({ contentType: 'text/javascript', body: '' })),
  hanging: (page: Page) => page.route(isIslandCode, () => {}),
  offline: (page: Page) => page.context().setOffline(true),
};
const faults = Object.entries(FAULTS).map(([fault, provoke], other) => ({ fault, provoke, other }));

/** Expects that a form says what has happened, and keeps what was typed. */
async function expectNotice(page: Page, { path, typed }: IslandPage): Promise<void> {
  await expect(page.getByRole('alert').getByRole('link', { name: words.reload })).toBeInViewport();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  for (const [name, text] of Object.entries(typed ?? {}))
    await expect(page.locator(`main form [name="${name}"]`).first()).toHaveValue(text);
  if (typed) await expect(page.locator('html')).toHaveAttribute('data-sent', /^mailto:/);
}

for (const { name, island, index } of rows) {
  for (const { fault, provoke, other } of faults) {
    test(`${name} with its code ${fault}`, part(index, other, 6), async ({ page, problems }) => {
      if (island.section) needsSection(...island.section);
      await page.clock.install();
      await page.addInitScript(() => {
        HTMLFormElement.prototype.submit = function (this: HTMLFormElement) {
          document.documentElement.dataset['sent'] = this.action;
        };
      });
      await page.goto(island.path);
      await provoke(page);
      await activate(page, island);
      const expected = island.without ?? (() => expectNotice(page, island));
      // The time limit, for code that neither comes nor fails.
      await expect.poll(() => page.clock.runFor(8000).then(() => page.locator('[aria-busy]').count())).toBe(0);
      await expected(page);
      problems.length = 0; // the browser's own words about the responses
    });
  }
}

test('an island that throws leaves the notice', async ({ page, problems }) => {
  await page.route('**/_astro/Quiz.*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'export default () => { throw new Error("broken"); }' }),
  );
  await page.goto('/quiz/');
  await page.locator('#quiz ol button').first().click();
  await expect(page.getByRole('alert').getByRole('link', { name: words.reload })).toBeVisible();
  problems.length = 0;
});

test.describe('on a feed with news', () => {
  test.use({ variant: 'connected' });

  const POSTS: Record<string, { path: string; shows: (page: Page) => Promise<void> }> = {
    'the blog list': {
      path: '/blog/',
      shows: (page) => expect(page.locator('.post-card a')).toHaveCount(ITEMS.length),
    },
    'a changed post': {
      path: '/blog/post-number-6/',
      shows: (page) => expect(page.getByText('The body of post number 6.')).toBeVisible(),
    },
    'a new post': {
      path: '/blog/fresh-from-the-press/',
      async shows(page) {
        const note = page.getByRole('alert').filter({ hasText: notFound.late.title });
        await expect(note.getByRole('link', { name: labels.blog })).toHaveAttribute('href', '/blog/');
        await expect(note.getByRole('button', { name: notFound.late.retry })).toBeVisible();
      },
    },
  };
  for (const [index, [name, { path, shows }]] of Object.entries(POSTS).entries()) {
    for (const { fault, provoke, other } of faults.filter((one) => one.fault !== 'offline')) {
      test(`${name} with its code ${fault}`, part(index, other, 5), async ({ page, feed, problems }) => {
        feed.serve({ body: rss([NEW_POST, { ...ITEMS[0], content: '<p>Corrected.</p>' }, ...ITEMS.slice(1)]) });
        await page.clock.install();
        const requested = page.waitForRequest(/_astro\/Blog/);
        await provoke(page);
        await page.goto(path);
        await page.clock.runFor(1000);
        await requested;
        await page.clock.runFor(8000);
        await shows(page);
        problems.length = 0;
      });
    }
  }
});
