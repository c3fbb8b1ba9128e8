import { removedPage } from '../support/removed-pages.ts';
import type { Page } from 'playwright';
import { content } from '../../src/data/content.ts';
import { questions } from '../../src/data/assessment.ts';
import { DETAILS } from '../../src/features/assessment/assessment-rules.ts';
import { site } from '../../src/site.config.ts';
import { tabTo } from '../support/tab-to.ts';
import { expect, test } from '../support/test.ts';

// Tasks of a visitor with only a keyboard. No test in this file uses a pointer.

test.use({ viewport: { width: 1280, height: 800 } });

/** Follows the first link to a page, which may be in the footer. */
async function follow(page: Page, href: string): Promise<void> {
  test.skip(removedPage(href, '') !== undefined, `The site has no page ${href}.`);
  await tabTo(page.locator(`:is(main, footer) a[href="${href}"]`).first());
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${href}`);
}

test('books a meeting from the header of the home page', async ({ page, context }) => {
  await page.goto('/');
  await tabTo(page.getByRole('banner').locator(`a[href="${site.links.scheduling}"]`));
  const asked = context.waitForEvent('request', (request) => request.url() === site.links.scheduling);
  await page.keyboard.press('Enter');
  expect((await asked).isNavigationRequest()).toBe(true);
});

test('sends the assessment', async ({ page }) => {
  await page.goto('/');
  await follow(page, '/assessment/');
  // One answer is missing, so the submit moves the focus to it.
  const names = questions.map(({ id }) => id);
  for (const name of names.slice(0, -1)) {
    await tabTo(page.locator(`[name=${name}]`).first());
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await expect(page.locator(`[name=${name}]`).nth(1)).toBeChecked();
  }
  for (const name of DETAILS) {
    await tabTo(page.locator(`[name=${name}]`));
    await page.keyboard.type(name === 'email' ? 'ada@example.com' : 'Ada');
  }
  await tabTo(page.locator('#assessment form [type=submit]'));
  await page.keyboard.press('Enter');
  await expect(page.locator(`[name=${names.at(-1)}]`).first()).toBeFocused();
  await page.keyboard.press('Space');
  await tabTo(page.locator('#assessment form [type=submit]'));
  await page.keyboard.press('Enter');
  await expect(page.locator('.result h2')).toBeFocused();
  await tabTo(page.locator(`.result a[href="${site.links.calendar}"]`));
});

test('books a slot, which is announced once', async ({ page }) => {
  await page.goto('/memento-landing/');
  await tabTo(page.locator('main [data-takes-slot][href="#book"]').first());
  await page.keyboard.press('Enter');
  const { slots } = content.leadershipPilot;
  await expect(page.locator('[data-slots] [role=status]')).toHaveText(new RegExp(`\\b${slots - 1}\\D+${slots}\\b`));
});
