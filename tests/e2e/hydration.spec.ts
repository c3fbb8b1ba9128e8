import type { Page } from 'playwright';
import { words } from '../../src/locale.ts';
import { site } from '../../src/site.config.ts';
import { content } from '../../src/data/content.ts';
import { TABS } from '../../src/features/dashboard/tabs.ts';
import { holdScripts } from '../support/island.ts';
import { needsSection } from '../support/sections.ts';
import { expect, test } from '../support/test.ts';

// Hydration on first interaction: no first click or submit is lost, and none is delivered twice.

const option = (page: Page, index: number) => page.locator('#quiz').getByRole('button').nth(index);
const progress = (page: Page) => page.locator('#quiz').getByRole('status');
const tab = (page: Page, index: number) => page.locator('.dashboard-tabs a').nth(index);

test('acknowledges a click during a slow load, and delivers it exactly once', async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.goto('/quiz/');
  await option(page, 1).click();
  await expect(option(page, 1)).toHaveAttribute('aria-busy', 'true');
  await expect(progress(page)).toHaveText(/1\D+\d/);
  scripts.release();
  await expect(progress(page)).toHaveText(/2\D+\d/);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(page).toHaveURL(/\/quiz\/$/);
});

test('counts repeated clicks during a slow load once', async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.goto('/quiz/');
  await option(page, 0).click();
  await option(page, 0).click();
  await option(page, 0).dblclick();
  scripts.release();
  await expect(progress(page)).toHaveText(/2\D+\d/);
});

test('replays the last of two clicks during a slow load', async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.goto('/dashboard/');
  await tab(page, 2).click();
  await tab(page, 4).click();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(1);
  scripts.release();
  await expect(page.getByRole('tab', { selected: true })).toHaveText(content.dashboard.tabNames[TABS[4]]);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  // A tap stays `:active` for a moment after its last event, while the code arrives from a fast host.
  for (const attempt of [1, 2, 3]) {
    test(`the first tap answers (${attempt})`, async ({ page }) => {
      await page.goto('/quiz/');
      await option(page, 0).tap();
      await expect(progress(page)).toHaveText(/2\D+\d/);
    });
  }
});

test('pointing, touching or focusing loads only that island’s code', async ({ page }) => {
  needsSection('index', 'Closing');
  const requested: string[] = [];
  page.on('request', (request) => request.resourceType() === 'fetch' && requested.push(request.url()));
  await page.goto('/');
  expect(requested).toEqual([]);
  const request = page.waitForRequest(/Dialogs/);
  await page.locator('main [data-dialog=contact-dialog]').focus();
  await request;
  expect(requested.filter((url) => url.includes('HeaderMenu'))).toEqual([]);
});

for (const [name, act] of [
  ['pointer', (page: Page) => page.locator('h1').hover()],
  ['focus', (page: Page) => page.locator('main a').first().focus()],
] as const) {
  test(`the quiz’s code is requested at the first ${name} in main`, async ({ page }) => {
    const scripts = await holdScripts(page);
    await page.goto('/quiz/');
    expect(scripts.requested()).toBe(0);
    const request = page.waitForRequest(/_astro\/Quiz\./);
    await act(page);
    await request;
    scripts.release();
  });
}

test('leaves a modified click to the browser', async ({ page, context }) => {
  await holdScripts(page);
  await page.goto('/dashboard/');
  const opened = context.waitForEvent('page');
  await tab(page, 3).click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(new RegExp(`#${TABS[3]}$`));
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
});

test('if the code is missing, says so once, reloads on request, and keeps typed text', async ({ page }) => {
  let gone = true;
  await page.route('**/_astro/*.js', (route) =>
    gone ? route.fulfill({ status: 404, contentType: 'text/html', body: 'gone' }) : route.continue(),
  );
  await page.goto('/creator-launch/');
  await page.locator('#order [name=name]').fill('Ada Example');
  await page.locator('#order summary').first().click();
  await page.locator('#order [name=links]').fill('https://example.com/ada');
  await page.locator('#order [name=audience]').fill('People\nwho read');
  await expect(page.getByRole('alert')).toContainText(words.updated);
  await page.locator('#order [name=email]').hover();
  await expect(page.getByRole('alert')).toHaveCount(1);
  gone = false;
  await page.getByRole('alert').getByRole('button').click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.locator('#order [name=name]')).toHaveValue('Ada Example');
  await expect(page.locator('#order [name=links]')).toHaveValue('https://example.com/ada');
  await expect(page.locator('#order [name=audience]')).toHaveValue('People\nwho read');
});

test('a Copy button works before any code loads, and says what it copies and has copied', async ({ page, context }) => {
  needsSection('enterprise-accelerator', 'AskForm');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/enterprise-accelerator/');
  const copy = page.locator('main [data-copy]').first();
  const name = (await copy.getAttribute('aria-label')) ?? '';
  expect(name).toContain(site.emails.contact);
  await copy.click();
  await expect(copy).toHaveAttribute('data-copied');
  await expect(copy).not.toHaveAttribute('aria-label', name);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site.emails.contact);
});

/** An island that throws once its form is sent: React elements and a React class, written by hand. */
const BREAKS_WHEN_SENT = `
  const h = (type, key, props) => ({ $$typeof: Symbol.for('react.transitional.element'), type, key, ref: null, props });
  export default class Breaks {
    get isReactComponent() { return {}; }
    constructor(props) { this.props = props; this.state = {}; }
    render() {
      if (this.state.broken) throw new Error('broken');
      const onSubmit = (event) => {
        event.preventDefault();
        this.updater.enqueueSetState(this, { broken: true });
      };
      const children = [h('input', '1', { name: 'name' }), h('button', '2', { type: 'submit', children: 'Send' })];
      return h('form', null, { onSubmit, children });
    }
  }`;

test('an island that throws after a change gets its HTML and typed text back, and says so', async ({
  page,
  problems,
}) => {
  await page.route('**/_astro/SampleReportForm.*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: BREAKS_WHEN_SENT }),
  );
  await page.goto('/memento-landing/');
  const form = page.locator('#brief form');
  await form.hover();
  await expect(form.locator('[name=company]')).toHaveCount(0);
  await form.locator('[name=name]').fill('Ada Example');
  await form.getByRole('button').click();
  await expect(page.getByRole('alert')).toBeVisible();
  // The next event hydrates it again, and the text stays.
  await expect(form.locator('[name=name]')).toHaveValue('Ada Example');
  problems.length = 0; // React's warning about HTML that it didn't expect.
});

test('an island that throws while rendering gets its HTML back, says so, and is retried', async ({ page }) => {
  await page.route('**/_astro/Quiz.*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export default function Broken() { window.renders = (window.renders ?? 0) + 1; throw new Error("broken"); }',
    }),
  );
  const said: string[] = [];
  page.on('console', (message) => message.text().includes('failed to render') && said.push(message.text()));
  const renders = () => page.evaluate(() => (window as unknown as { renders?: number }).renders ?? 0);
  await page.goto('/quiz/');
  const html = await page.locator('#quiz astro-island').innerText();
  await page.locator('h1').hover();
  await expect.poll(renders).toBeGreaterThan(0);
  await expect.poll(() => said.length).toBeGreaterThan(0);
  await expect(option(page, 0)).toBeVisible();
  expect(await page.locator('#quiz astro-island').innerText()).toBe(html);
  await expect(page.getByRole('alert')).toBeVisible();
  // A pointer at rest on the restored HTML doesn't start the next attempt; a click does.
  await option(page, 0).hover();
  const before = await renders();
  await option(page, 0).click();
  await expect.poll(renders).toBeGreaterThan(before);
  await expect(option(page, 0)).toBeVisible();
});
