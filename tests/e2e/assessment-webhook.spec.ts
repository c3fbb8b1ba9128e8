import { questions } from '../../src/data/assessment.ts';
import { content } from '../../src/data/content.ts';
import { AssessmentPage, highest, WORST } from '../support/assessment-page.ts';
import { expect, test } from '../support/test.ts';
import { waitForIdle } from '../support/wait-for-idle.ts';

// The webhook's address is part of the build, so this is another build, with a real server on another origin.
test.use({ variant: 'connected' });

test.beforeEach(({ webhook }) => void webhook.deliveries.splice(0));

test('/assessment’s lead arrives with its campaign, even if the visitor leaves at once', async ({ page, webhook }) => {
  const assessment = new AssessmentPage(page);
  await page.goto(`/assessment/?utm_source=letter&utm_source=other&utm_campaign=spring%20%26%20summer&utm_term=a+b`);
  await assessment.fillDetails({ company: ' Analytical “Engines” é ' });
  await assessment.answerAll(WORST);
  const before = Date.now();
  // On the document, so after the island's own listener and in the same task.
  await page.evaluate(() => document.addEventListener('submit', () => window.location.replace('about:blank')));
  await assessment.submitButton.click({ noWaitAfter: true });
  await expect(page).toHaveURL('about:blank');

  await expect.poll(() => webhook.deliveries.length).toBe(1);
  const [delivery] = webhook.deliveries;
  expect(delivery).toMatchObject({ method: 'POST', path: '/hooks/execution-leak' });
  expect(delivery?.type).toMatch(/^text\/plain/);
  const fields = JSON.parse(delivery?.body ?? '') as Record<string, unknown>;
  expect(fields).toMatchObject({
    company: 'Analytical “Engines” é',
    ...Object.fromEntries(questions.map(({ id }) => [id, String(WORST)])),
    utmSource: 'letter',
    utmCampaign: 'spring & summer',
    utmTerm: 'a b',
    executionLeakScore: highest.to,
    whatThisMeans: highest.meaning,
  });
  expect(new Date(String(fields['timestamp'])).getTime()).toBeGreaterThanOrEqual(before);
});

test('/assessment sends nothing for an incomplete form, and a complete one once', async ({ page, webhook }) => {
  const assessment = new AssessmentPage(page);
  await page.goto('/assessment/');
  await assessment.submitButton.click();
  await expect(assessment.toast(content.assessmentPage.form.toasts.details)).toBeVisible();
  await assessment.fillDetails();
  await assessment.submitButton.click();
  await expect(assessment.toast(content.assessmentPage.form.toasts.questions)).toBeVisible();
  expect(webhook.deliveries).toEqual([]);
  await assessment.answerAll();
  await assessment.submitButton.dblclick();
  await expect(assessment.result).toBeVisible();
  await expect.poll(() => webhook.deliveries.length).toBe(1);
  await waitForIdle(page);
  expect(webhook.deliveries).toHaveLength(1);
});
