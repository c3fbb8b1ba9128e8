import type { Page } from 'playwright';
import { TABS } from '../../src/features/dashboard/dashboard.ts';
import { holdScripts } from '../support/island.ts';
import { expect, test } from '../support/test.ts';

// Hydration on first interaction: no first activation is lost, none is delivered twice.

const option = (page: Page, index: number) => page.locator('#quiz').getByRole('button').nth(index);
const progress = (page: Page) => page.locator('#quiz').getByRole('status');
const tab = (page: Page, index: number) => page.locator('.dashboard-tabs a').nth(index);

/** Every script, and the offer to load the page anew, as long as it says so. */
async function cut(page: Page, answer: 'nothing' | 'gone') {
  let broken = true;
  await page.route(/\.js$/, (route) => {
    if (!broken) return route.continue();
    return answer === 'nothing' ? route.abort() : route.fulfill({ status: 404, body: '' });
  });
  return () => (broken = false);
}

test('one click during a slow load shows that it was taken, and is delivered exactly once', async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.goto('/quiz/');
  await option(page, 1).click();
  await expect(option(page, 1)).toHaveAttribute('aria-busy', 'true');
  await expect(progress(page)).toHaveText(/^Question 1 of/);
  scripts.release();
  await expect(progress(page)).toHaveText(/^Question 2 of/);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(page).toHaveURL(/\/quiz\/$/);
});

test('impatient clicks during a slow load are one', async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.goto('/quiz/');
  await option(page, 0).click();
  await option(page, 0).click();
  await option(page, 0).dblclick();
  scripts.release();
  await expect(progress(page)).toHaveText(/^Question 2 of/);
});

test('of two things tried during a slow load the last one is meant', async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.goto('/dashboard/');
  await tab(page, 2).click();
  await tab(page, 4).click();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(1);
  scripts.release();
  await expect(page.getByRole('tab', { selected: true })).toHaveText(TABS[4].label);
});

test('the keyboard’s Enter counts like a click', async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.goto('/quiz/');
  await option(page, 2).focus();
  await page.keyboard.press('Enter');
  scripts.release();
  await expect(progress(page)).toHaveText(/^Question 2 of/);
});

test('pointing, touching or focusing asks for the island’s code, and for no other island’s', async ({ page }) => {
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
  ['key', (page: Page) => page.keyboard.press('Tab')],
  ['wheel', (page: Page) => page.mouse.wheel(0, 100)],
] as const) {
  test(`the quiz’s code is asked for at the first ${name} on the page`, async ({ page }) => {
    const scripts = await holdScripts(page);
    await page.goto('/quiz/');
    expect(scripts.requested()).toBe(0);
    const request = page.waitForRequest(/_astro\/Quiz\./);
    await act(page);
    await request;
    scripts.release();
  });
}

test('a click that asks for a new tab is left to the browser', async ({ page, context }) => {
  await holdScripts(page);
  await page.goto('/dashboard/');
  const opened = context.waitForEvent('page');
  await tab(page, 3).click({ modifiers: ['ControlOrMeta'] });
  expect((await opened).url()).toContain(`#${TABS[3].id}`);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
});

test('when the line is down, the click does what it does without script, and the next one tries again', async ({
  page,
}) => {
  const mend = await cut(page, 'nothing');
  await page.goto('/dashboard/');
  await tab(page, 2).click();
  await expect(page).toHaveURL(new RegExp(`#${TABS[2].id}$`));
  await expect(page.getByRole('alert')).toHaveCount(0);
  mend();
  // A try that had begun before may still fail, and takes the click with it that comes meanwhile.
  await expect(async () => {
    await tab(page, 3).click();
    await expect(page.getByRole('tab', { selected: true })).toHaveText(TABS[3].label, { timeout: 5_000 });
  }).toPass();
});

test('when the code is gone, the page says so once and offers to load itself anew, keeping what was typed', async ({
  page,
}) => {
  // Built to an address of its own, the offer is there when all else has another name.
  let gone = true;
  await page.route('**/_astro/*.js', (route) =>
    gone ? route.fulfill({ status: 404, contentType: 'text/html', body: 'gone' }) : route.continue(),
  );
  await page.goto('/creator-launch/');
  await page.locator('#order [name=name]').fill('Ada Example');
  await page.locator('#order [name=links]').fill('https://example.com/ada');
  await page.locator('#order [name=audience]').fill('People\nwho read');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.locator('#order [name=email]').hover();
  await expect(page.getByRole('alert')).toHaveCount(1);
  gone = false;
  await page.getByRole('alert').getByRole('button').click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.locator('#order [name=name]')).toHaveValue('Ada Example');
  await expect(page.locator('#order [name=links]')).toHaveValue('https://example.com/ada');
  await expect(page.locator('#order [name=audience]')).toHaveValue('People\nwho read');
});

test('a Copy button of a page waits for no code', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/enterprise-accelerator/');
  const copy = page.locator('main [data-copy]').first();
  await copy.click();
  await expect(copy).toHaveAttribute('data-copied');
});

for (const [part, pattern] of [
  ['A load', /_astro\/.*\.js/],
  ['A failure deep among the imports', /_astro\/react\..*\.js/],
] as const) {
  test(`${part} is tried again on the same page`, async ({ page }) => {
    let broken = true;
    await page.route(pattern, (route) => (broken ? route.fulfill({ status: 503, body: '' }) : route.continue()));
    await page.goto('/dashboard/');
    const warning = page.waitForEvent('console', (message) => message.text().includes('could not be loaded'));
    await tab(page, 1).hover();
    await warning;
    broken = false;
    await tab(page, 2).click();
    await expect(page.getByRole('tab', { selected: true })).toHaveText(TABS[2].label);
  });
}

test('an island that throws while it renders stands as it came, says so once, and is tried again', async ({ page }) => {
  await page.route('**/_astro/Quiz.*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export default function Broken() { window.renders = (window.renders ?? 0) + 1; throw new Error("broken"); }',
    }),
  );
  const said: string[] = [];
  page.on('console', (message) => message.text().includes('stands as it came') && said.push(message.text()));
  const renders = () => page.evaluate(() => (window as unknown as { renders?: number }).renders ?? 0);
  await page.goto('/quiz/');
  const html = await page.locator('#quiz').innerText();
  await page.locator('h1').hover();
  await expect.poll(renders).toBeGreaterThan(0);
  await expect.poll(() => said.length).toBe(1);
  await expect(option(page, 0)).toBeVisible();
  expect(await page.locator('#quiz').innerText()).toBe(html);
  const before = await renders();
  await option(page, 0).hover();
  await expect.poll(renders).toBeGreaterThan(before);
  await expect(option(page, 0)).toBeVisible();
  expect(said).toHaveLength(1);
});
