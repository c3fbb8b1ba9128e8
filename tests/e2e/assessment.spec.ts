import { site } from '../../src/site.config.ts';
import { questions } from '../../src/data/assessment.ts';
import { content } from '../../src/data/content.ts';
import { unwrap } from '../../src/lib/unwrap.ts';
import type { Locator } from 'playwright';
import { AssessmentPage, highest, WORST } from '../support/assessment-page.ts';
import { expectAccessible } from '../support/axe.ts';
import { tabTo } from '../support/tab-to.ts';
import { expect, test } from '../support/test.ts';

const words = content.assessmentPage.form;

test('/assessment goes from an empty form to its result', async ({ page }) => {
  const assessment = new AssessmentPage(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/assessment/');

  await assessment.submitButton.click();
  await expect(assessment.toast(words.toasts.details)).toBeVisible();
  const first = page.getByRole('radiogroup').first();
  await expect(first.getByRole('radio').first()).toBeFocused();
  await expect(first).toBeInViewport();
  await expect(first).toHaveAccessibleDescription(words.errors.question);
  const firstName = page.locator('[name=firstName]');
  await expect(firstName).toHaveAttribute('aria-invalid', 'true');
  await expect(firstName).toHaveAccessibleDescription(words.errors.firstName);
  await expectAccessible(page, 'details missing');

  await assessment.fillDetails();
  await expect(page.getByText(words.errors.firstName)).toHaveCount(0);
  await assessment.answer([WORST, WORST]);
  await assessment.submitButton.click();
  await expect(assessment.toast(words.toasts.questions)).toBeVisible();
  const third = page.getByRole('radiogroup').nth(2);
  await expect(third.getByRole('radio').first()).toBeFocused();
  await expect(third).toHaveAccessibleDescription(words.errors.question);
  await expectAccessible(page, 'answers missing');
  await expect(firstName).toHaveValue('Ada');
  await expect(page.getByRole('radiogroup').first().getByRole('radio').last()).toBeChecked();

  await assessment.answerAll(WORST);
  await assessment.submitButton.click();
  await expect(assessment.result).toBeFocused();
  await expect(assessment.result).toBeInViewport();
  await expect(assessment.gauge).toHaveAccessibleName(
    new RegExp(`\\b${highest.to}\\D+${highest.to}\\b.*${highest.name}`),
  );
  await expect(page.locator('.result').getByText(highest.meaning)).toBeVisible();
  await expect(page.locator('.result').getByText(highest.nextStep)).toBeVisible();
  await expect(page.locator(`.result a[href="${site.links.calendar}"]`)).toBeVisible();
  await expect(assessment.toast(words.toasts.questions)).toHaveCount(0);
  await expect(assessment.submitButton).toHaveCount(0);
  await expectAccessible(page, 'the result');
});

test('/assessment’s score covers no answer that has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/assessment/');
  for (const { id } of questions) {
    await tabTo(page.locator(`[name=${id}]`).first());
    const answer = await page.locator(`label:has([name=${id}])`).first().boundingBox();
    const score = await page.locator('.running > .gauge').boundingBox();
    expect((answer?.y ?? 0) + (answer?.height ?? 0), id).toBeLessThanOrEqual(score?.y ?? 0);
  }
});

test('/assessment’s toast covers no field and no error', async ({ page }) => {
  const assessment = new AssessmentPage(page);
  // What is left of a screen of 1280 × 1024 px at 400% zoom.
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/assessment/');
  const toast = page.locator('.toast');
  const expectFree = async (...parts: Locator[]) => {
    const top = (await toast.boundingBox())?.y ?? 0;
    for (const part of parts) {
      const box = await part.boundingBox();
      expect(box?.y, String(part)).toBeGreaterThanOrEqual(0);
      expect((box?.y ?? 0) + (box?.height ?? 0), String(part)).toBeLessThanOrEqual(top);
    }
  };

  await assessment.submitButton.click();
  const { id: first } = unwrap(questions[0], 'a question');
  await expect(page.locator(`[name=${first}]`).first()).toBeFocused();
  await expectFree(page.locator(`label:has([name=${first}])`).first(), page.locator(`#${first}-error`));

  await assessment.answer(questions.map(() => 1));
  await assessment.submitButton.click();
  await expect(page.locator('[name=firstName]')).toBeFocused();
  await expectFree(page.locator('[name=firstName]'), page.locator('#firstName-error'));

  await page.reload();
  await assessment.fillDetails();
  await assessment.answer(questions.slice(1).map(() => 1));
  await assessment.submitButton.click();
  const { id } = unwrap(questions.at(-1), 'a question');
  await expect(page.locator(`[name=${id}]`).first()).toBeFocused();
  await expectFree(page.locator(`label:has([name=${id}])`).first(), page.locator(`#${id}-error`));
});

test('/assessment shows the error next to an invalid email, and no toast', async ({ page }) => {
  const assessment = new AssessmentPage(page);
  await page.goto('/assessment/');
  await assessment.fillDetails({ email: 'ada@example' });
  await assessment.answerAll();
  await assessment.submitButton.click();
  const email = page.locator('[name=email]');
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription(words.errors.invalidEmail);
  await expect(page.locator('.toast button')).toHaveCount(0);
  await email.fill('ada@example.com');
  await expect(email).not.toHaveAttribute('aria-invalid');
  await email.press('Enter');
  await expect(assessment.result).toBeFocused();
});
