import { content } from '../../src/data/content.ts';
import { firstSession } from '../../src/data/coaching.ts';
import type { Locator, Page } from 'playwright';
import { buildWords, currency } from '../../src/locale.ts';
import { site } from '../../src/site.config.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';
import { BASE_PATH, CONTACT_URL, WAITING } from '../support/variants.ts';

const { consent } = buildWords;

const ROUTE = '/executive-coaching/';
const TAG = 'https://www.googletagmanager.com/gtag/js?id=*';
const CHECKOUT = site.links.firstSessionCheckout;

/** A tag that records its events, and optionally calls back. */
const tagCode = (callsBack: boolean) => `
  window.sent = [];
  const take = ([command, name, event]) => {
    if (command !== 'event') return;
    window.sent.push({ name, value: event.value, currency: event.currency });
    if (${callsBack}) event.event_callback();
  };
  dataLayer.forEach(take);
  dataLayer.push = (command) => take(command);`;

/** The owner's script, which says on the page that it runs, with its attributes. */
const SCRIPT = 'document.documentElement.dataset.statistics = document.currentScript.dataset.site';

test.use({ variant: 'connected' });

async function open(page: Page, tag: 'calls back' | 'is silent' | 'is blocked', address = ROUTE): Promise<Locator> {
  await page
    .context()
    .route(`${new URL(CHECKOUT).origin}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Checkout</title>' }),
    );
  await page.route(WAITING.src, (route) => route.fulfill({ contentType: 'text/javascript', body: SCRIPT }));
  await page.route(TAG, (route) =>
    tag === 'is blocked'
      ? route.abort()
      : route.fulfill({ contentType: 'text/javascript', body: tagCode(tag === 'calls back') }),
  );
  await page.goto(address);
  return page.locator('.booking-bar').getByRole('link', { name: content.labels.bookSession });
}

const sent = (page: Page) => page.evaluate(() => (window as unknown as { sent: unknown[] }).sent);
const PURCHASE = [{ name: 'purchase', value: firstSession.price.amount, currency }];

test(`${ROUTE} sends the purchase and opens the checkout when the tag calls back`, async ({ page }) => {
  const link = await open(page, 'calls back');
  const [checkout] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  await expect(checkout).toHaveURL(CHECKOUT);
  expect(await checkout.evaluate(() => window.opener)).toBeNull();
  expect(await sent(page)).toEqual(PURCHASE);
  await expect(page).toHaveURL(ROUTE);
});

test(`${ROUTE} opens the checkout at once when the tag is blocked`, async ({ page }) => {
  await page.clock.install();
  const link = await open(page, 'is blocked');
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  const [checkout] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  await expect(checkout).toHaveURL(CHECKOUT);
});

test(`${ROUTE} opens the checkout in the same tab if pop-ups are blocked`, async ({ page }) => {
  await page.addInitScript(() => (window.open = () => null));
  const link = await open(page, 'calls back');
  await link.click();
  await expect(page).toHaveURL(CHECKOUT);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test(`${ROUTE} with an id links to the checkout`, async ({ page }) => {
    const link = await open(page, 'is silent');
    const [checkout] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
    await expect(checkout).toHaveURL(CHECKOUT);
  });
});

test.describe('with consent required', () => {
  test.use({ variant: 'base' });
  const HERE = `${BASE_PATH}${ROUTE}`;
  const notice = (page: Page) => page.getByRole('region', { name: consent.title });
  const answer = (page: Page, name: string) => notice(page).getByRole('button', { name, exact: true }).click();

  for (const [name, isAllowed, start] of [
    [consent.yes, true, ROUTE],
    [consent.no, false, '/contact/'],
  ] as const)
    test(`the tag and the owner’s script ${isAllowed ? 'start' : 'never start'} after “${name}”, on every page`, async ({
      page,
    }) => {
      const started = countStarts(page);
      await open(page, 'calls back', `${BASE_PATH}${start}`);
      await expect(notice(page)).toBeInViewport();
      await expectAccessible(page, 'notice');
      expect(started()).toEqual({ tag: 0, script: 0 });
      await answer(page, name);
      const running = page.locator('html[data-statistics=ours]');
      await expect(running).toHaveCount(isAllowed ? 1 : 0);
      await expect(notice(page)).toBeHidden();
      for (const path of ['/contact/', '/privacy/', ROUTE]) {
        await page.goto(`${BASE_PATH}${path}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(running).toHaveCount(isAllowed ? 1 : 0);
        await expect(notice(page)).toBeHidden();
      }
      await expect.poll(started).toEqual(isAllowed ? { tag: 2, script: 4 } : { tag: 0, script: 0 });
    });

  test('a provider’s form waits behind a link to it', async ({ page }) => {
    await page.route(CONTACT_URL, (route) => route.fulfill({ contentType: 'text/html', body: '<p>Write to us</p>' }));
    await page.route(WAITING.src, (route) => route.fulfill({ contentType: 'text/javascript', body: SCRIPT }));
    await page.goto(`${BASE_PATH}/contact/`);
    const link = page.locator(`main a[href="${CONTACT_URL}"]`);
    const frame = page.locator('main iframe');
    await expect(link).toBeVisible();
    await expect(frame).toBeHidden();
    await answer(page, consent.yes);
    await expect(frame.contentFrame().getByText('Write to us')).toBeVisible();
    await expect(link).toBeHidden();
  });

  test('/privacy lets a visitor withdraw the answer', async ({ page }) => {
    const started = countStarts(page);
    await open(page, 'calls back', HERE);
    await answer(page, consent.yes);
    await expect.poll(started).toMatchObject({ tag: 1 });
    await page.goto(`${BASE_PATH}/privacy/`);
    await expect(page.getByText(consent.on)).toBeVisible();
    await page.getByRole('button', { name: consent.turnOff }).click();
    await expect(page.getByText(consent.off)).toBeVisible();
    await page.goto(HERE);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(started()).toMatchObject({ tag: 1 });
  });

  test('neither asks nor loads the tag under Global Privacy Control, and /privacy says so', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
    const started = countStarts(page);
    await open(page, 'calls back', HERE);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(notice(page)).toBeHidden();
    await page.goto(`${BASE_PATH}/privacy/`);
    await expect(page.getByText(consent.refused)).toBeVisible();
    expect(started()).toEqual({ tag: 0, script: 0 });
  });
});

/** Counts the requests for the tag, and for the script that waits for consent, from now on. */
function countStarts(page: Page): () => { tag: number; script: number } {
  const count = { tag: 0, script: 0 };
  page.on('request', (request) => {
    if (request.url().startsWith('https://www.googletagmanager.com/')) count.tag++;
    if (request.url() === WAITING.src) count.script++;
  });
  return () => count;
}
