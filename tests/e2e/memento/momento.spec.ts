import { allOver } from '../../../src/data/computed.ts';
import { content } from '../../../src/data/content.ts';
import { theme } from '../../../src/styles/theme.ts';
import { computed } from '../../support/colors.ts';
import type { Page } from 'playwright';
import { expectAccessible } from '../../support/axe.ts';
import { recordMails, textOf } from '../../support/mails.ts';
import { expect, test } from '../../support/test.ts';

const { signUp } = content;
const THANKS = signUp.success;

const field = (page: Page) => page.locator('main form [name=email]');
const button = (page: Page) => page.locator('main form button');

test('/events asks for the next date by email without an endpoint', async ({ page }) => {
  test.skip(!allOver, 'a date is set');
  await page.goto('/events/');
  const mails = await recordMails(page);
  await field(page).fill('someone@example.com');
  await button(page).click();
  await expect(page.locator('#sign-up-message')).toHaveText(signUp.fallback);
  await expect.poll(() => textOf(mails[0])).toContain('someone@example.com');
});

test('/momento accepts a valid email and no other', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/momento/');
  await expect(page.locator('#sign-up-message')).toContainText(content.forms.signUp?.note.split(' {')[0] ?? '');
  await field(page).fill('someone at example.com');
  await button(page).click();
  const error = page.getByText(signUp.invalid);
  await expect(error).toBeVisible();
  await expect(error).toHaveCSS('color', computed(theme.light.error));
  await expect(field(page)).toBeFocused();
  await expectAccessible(page, 'error');
  await field(page).fill('  someone@example.com ');
  await button(page).click();
  await expect(page.getByText(THANKS)).toBeVisible();
  await expect(field(page)).toBeVisible();
  await expect(field(page)).toHaveValue('');
  await expect(button(page)).toBeFocused();
  await expectAccessible(page, 'success');
  // The second half of a double click.
  await button(page).click();
  await expect(page.getByText(THANKS)).toBeVisible();
  await expect(error).toBeHidden();
});

test('/momento repeats its error on another bad submit and clears it once the email is valid', async ({ page }) => {
  await page.goto('/momento/');
  const message = page.locator('#sign-up-message');
  await field(page).fill('someone');
  await button(page).click();
  await expect(message).toHaveText(signUp.invalid);
  const announced = await message.locator('span').elementHandle();
  await button(page).click();
  await expect(message).toHaveText(signUp.invalid);
  await expect.poll(() => announced?.evaluate((element) => element.isConnected), 'announced again').toBe(false);
  await field(page).press('End');
  await field(page).pressSequentially('@example.com');
  await expect(message).not.toHaveText(signUp.invalid);
  await expect(field(page)).not.toHaveAttribute('aria-invalid');
});

test('/momento signs up for the platform anyone who comes from it', async ({ page }) => {
  await page.goto('/platform/');
  await page.getByRole('main').getByRole('link', { name: content.labels.preview }).first().click();
  await expect(page).toHaveURL(/\/momento\/#platform$/);
  const joins = page.locator('#momento');
  await expect(joins.locator('strong').getByText(signUp.preview.platformPreview)).toBeVisible();
  await expect(joins.locator('strong').getByText(signUp.preview.momentoPreview)).toBeHidden();
  await joins.getByRole('link').click();
  await expect(joins.locator('strong').getByText(signUp.preview.platformPreview)).toBeHidden();
});

test.describe('with an endpoint', () => {
  test.use({ variant: 'connected' });

  test('/momento sends one request to its endpoint, however often the button is clicked', async ({ page }) => {
    const sent: unknown[] = [];
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/preview-list', async (route) => {
      sent.push(route.request().postDataJSON());
      await answered;
      await route.fulfill({ status: 204 });
    });
    await page.goto('/momento/?utm_source=letter');
    await field(page).fill('someone@example.com');
    const label = await button(page).innerText();
    await button(page).click();
    await expect(button(page)).not.toHaveText(label);
    await expect(button(page)).toBeDisabled();
    await expectAccessible(page, 'submitting');
    await field(page).press('Enter');
    answer();
    await expect(page.getByText(THANKS)).toBeVisible();
    expect(sent).toEqual([
      {
        project: 'Momento',
        email: 'someone@example.com',
        source: '/momento/?utm_source=letter',
        ts: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        ua: await page.evaluate(() => navigator.userAgent),
      },
    ]);
  });

  test('/momento thanks when its endpoint redirects to a thank-you page', async ({ page }) => {
    const headers = { location: 'https://forms.test/thanks', 'access-control-allow-origin': '*' };
    await page.route('**/preview-list', (route) => route.fulfill({ status: 303, headers }));
    await page.goto('/momento/');
    await field(page).fill('someone@example.com');
    await button(page).click();
    await expect(page.getByText(THANKS)).toBeVisible();
  });

  test('/momento opens the email program when the request fails', async ({ page }) => {
    let status = 500;
    await page.route('**/preview-list', (route) => route.fulfill({ status }));
    await page.goto('/momento/?utm_source=letter');
    const mails = await recordMails(page);
    await field(page).fill('someone@example.com');
    await button(page).click();
    const message = page.getByText(signUp.fallback);
    await expect(message).toHaveCSS('color', computed(theme.light.success));
    await expect(field(page)).toHaveValue('someone@example.com');
    await expect.poll(() => textOf(mails[0])).toMatch(/someone@example\.com[^]*\/momento\/\?utm_source=letter/);
    status = 204;
    await button(page).click();
    await expect(page.getByText(THANKS)).toBeVisible();
  });
});
