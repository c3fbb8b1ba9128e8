import type { Page } from 'playwright';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const QUESTIONS = [
  'Where does your growth stop today?',
  'How do most new customers find you?',
  'Which job would you hand over tomorrow?',
  'What should be true ninety days from now?',
];
const option = (page: Page, name: string) => page.getByRole('button', { name });
const question = (page: Page, step: number) => page.getByRole('heading', { name: QUESTIONS[step] });
const previous = (page: Page) => page.getByRole('button', { name: 'Previous Question' });

for (const width of [390, 1280]) {
  test(`/quiz asks four questions and names an agent, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/quiz/');
    const bar = page.getByRole('progressbar', { name: 'Progress' });
    await expect(previous(page)).toHaveCount(0);
    await expect(bar).toHaveAttribute('value', '25');

    const answers = ['Enquiries wait too long', 'They see an ad', 'Calling back every lead', 'proud of our reviews'];
    for (const [step, answer] of answers.entries()) {
      await expect(question(page, step)).toBeInViewport();
      if (step > 0) await expect(question(page, step)).toBeFocused();
      await expect(page.getByText(`Question ${step + 1} of 4`)).toBeVisible();
      await expect(bar).toHaveAttribute('value', String((step + 1) * 25));
      await expectAccessible(page, `question ${step + 1}`);
      await option(page, answer).click();
    }

    const heading = page.getByRole('heading', { name: 'The CRM Agent' }).first();
    await expect(heading).toBeFocused();
    await expect(page.getByRole('link', { name: 'See the CRM module' })).toHaveAttribute('href', '/products/crm/');
    await expect(page.getByText('Answers every enquiry, at night too', { exact: true })).toBeVisible();
    await expectAccessible(page, 'the result');

    await page.getByRole('button', { name: 'Retake Quiz' }).click();
    await expect(question(page, 0)).toBeFocused();
    await expect(bar).toHaveAttribute('value', '25');
    await expect(previous(page)).toHaveCount(0);
  });
}

test('/quiz goes back without forgetting: both the old answer and the new one count', async ({ page }) => {
  await page.goto('/quiz/');
  await option(page, 'We can’t tell which effort paid').click();
  await option(page, 'They see an ad').click();
  await previous(page).click();
  await expect(question(page, 1)).toBeFocused();
  await option(page, 'They search for somebody nearby').click();
  await option(page, 'Moving ad money').click();
  await option(page, 'Our pages turn readers').click();
  // analytics, ads, local, ads, website: the ad was taken back, and still decides.
  await expect(page.getByRole('heading', { name: 'The Ads Agent' }).first()).toBeFocused();
});

test('/quiz falls back to the website for leads, and the first answer decides a tie', async ({ page }) => {
  await page.goto('/quiz/');
  for (const answer of ['Too few people', 'They see an ad', 'Calling back', 'first on the map']) {
    await option(page, answer).click();
  }
  await expect(page.getByRole('heading', { name: 'The Website Agent' }).first()).toBeFocused();
  await expect(page.getByText('A tie. The one you chose first decides.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'See the Websites module' })).toHaveAttribute(
    'href',
    '/products/websites/',
  );
});

test('/quiz works by keyboard alone, its first key press included, and a reload starts anew', async ({ page }) => {
  await page.goto('/quiz/');
  await page.getByRole('link', { name: 'Start the quiz' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  for (const step of [1, 2, 3]) {
    await expect(question(page, step)).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('button', { name: 'Retake Quiz' })).toBeVisible();
  await page.reload();
  await expect(question(page, 0)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retake Quiz' })).toHaveCount(0);
});

test('/quiz takes a double click for one answer', async ({ page }) => {
  await page.goto('/quiz/');
  // The first comes before the script, the second after it.
  await option(page, 'Visitors leave our website').dblclick();
  await expect(page.getByText('Question 2 of 4')).toBeVisible();
  await option(page, 'They see an ad').dblclick();
  await expect(page.getByText('Question 3 of 4')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [390, 1280]) {
    test(`/quiz shows its first question, and an answer leads to its module, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/quiz/');
      await expect(question(page, 0)).toBeVisible();
      await expect(page.getByText('The quiz runs in your browser, with JavaScript')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Book a time' })).toBeVisible();
      await option(page, 'Enquiries wait too long').click();
      await page.waitForURL(/\/products\/crm\/?\??$/);
    });
  }
});

test('/quiz still answers when its script can’t be had', async ({ page }) => {
  await page.route('**/_astro/*.js', (route) => route.abort());
  await page.goto('/quiz/');
  await option(page, 'Enquiries wait too long').click();
  await page.waitForURL(/\/products\/crm\/?\??$/);
});
