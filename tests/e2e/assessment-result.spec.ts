import type { Page } from 'playwright';
import { questions } from '../../src/data/assessment.ts';
import { content } from '../../src/data/content.ts';
import { AssessmentPage, highest, WORST } from '../support/assessment-page.ts';
import { expectAccessible } from '../support/axe.ts';
import { lead } from '../support/lead.ts';
import { expect, test } from '../support/test.ts';

const words = content.assessmentPage.form.result;

/** Returns the two buttons that keep the result: on paper, and as text. */
const keep = (page: Page) => page.locator('.result button');

test('/assessment’s result can be copied as text, and printed without the rest of the page', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  const assessment = new AssessmentPage(page);
  await page.goto('/assessment/');
  await assessment.fillDetails();
  await assessment.answerAll(WORST);
  await assessment.submitButton.click();
  await keep(page).last().click();
  await expect(page.locator('.result [role=status]')).toHaveText(words.copied);
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(new RegExp(`Analytical Engines.*${highest.to}\\D+${highest.to}`));
  expect(text).toContain(highest.name);
  expect(text).toContain(highest.nextStep);
  const mail = new URL((await page.getByRole('link', { name: words.email }).getAttribute('href')) ?? '');
  expect(mail.pathname).toBe(lead.email);
  // In a language whose letters take much room in an address, the mail may end early.
  expect(text).toContain(mail.searchParams.get('body')?.replaceAll('\r', '').replace(/…$/, ''));

  await keep(page).first().click();
  await expect(page.locator('body')).toHaveAttribute('data-printed');
  await page.emulateMedia({ media: 'print' });
  await expect(assessment.gauge).toBeVisible();
  for (const hidden of ['h1', 'header', 'footer', '#scale']) await expect(page.locator(hidden)).toBeHidden();
  await expect(keep(page).first()).toBeHidden();
});

test('/assessment shows the text if the clipboard is blocked, and starts over on reload', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  const assessment = new AssessmentPage(page);
  await page.goto('/assessment/');
  await assessment.fillDetails();
  await assessment.answerAll();
  await assessment.submitButton.click();
  await keep(page).last().click();
  await expect(page.locator('.result textarea')).toHaveValue(new RegExp(`${questions.length}\\D+${highest.to}`));
  await expectAccessible(page, 'the text to copy');
  await page.reload();
  await expect(assessment.submitButton).toBeVisible();
  await expect(assessment.result).toHaveCount(0);
});
