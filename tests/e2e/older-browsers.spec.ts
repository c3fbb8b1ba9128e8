import type { Page } from 'playwright';
import { content } from '../../src/data/content.ts';
import { isEnglish, words } from '../../src/locale.ts';
import { fill } from '../../src/lib/fill.ts';
import { AssessmentPage, highest, WORST } from '../support/assessment-page.ts';
import { samplePages } from '../support/built-site.ts';
import { rss } from '../support/feeds.ts';
import { makeOlder } from '../support/older-browser.ts';
import { needsSection } from '../support/sections.ts';
import { expect, test } from '../support/test.ts';
import { ITEMS } from '../support/variants.ts';

// A five-year-old browser, as far as a current one can imitate it: everything can be read and used.

test.beforeEach(({ page }) => makeOlder(page));

test('shows every page’s text, not covered and not clipped, on a desktop and on a phone', async ({ page }) => {
  test.slow(); // loads every page
  for (const { route } of samplePages()) {
    await page.goto(route);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await findHiddenTexts(page), `${route} at ${width} px`).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(overflow, `${route} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});

/** Returns the texts of <main> that are hidden, transparent or covered by the header, except those that wait to be opened. */
function findHiddenTexts(page: Page): Promise<(string | null)[]> {
  return page.evaluate(() => {
    const waiting =
      'dialog, template, noscript, [hidden], .sr-only, details:not([open]) > :not(summary), .print-head, .needle-bar';
    const texts = [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, p, li)')];
    const unseen = texts.filter((text) => {
      if (text.closest(waiting) || !text.innerText.trim()) return false;
      const style = getComputedStyle(text);
      const gone = text.matches('h1, h2') && text.getClientRects().length === 0;
      return gone || style.visibility !== 'visible' || style.opacity === '0';
    });
    const title = document.querySelector('main h1:not([hidden] *)');
    const box = title?.getBoundingClientRect();
    const on = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    const covered = box && box.bottom < innerHeight && on?.closest('header');
    return [...unseen, ...(covered ? [title] : [])].map((text) => text?.textContent ?? null);
  });
}

test('opens, closes and follows the phone menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const menu = page.locator('#site-menu');
  await expect(menu).toBeHidden();
  await page.locator('[popovertarget=site-menu]').click();
  await expect(menu.locator('.menu-sub a').first()).toBeVisible();
  await page.locator('[popovertarget=site-menu]').click();
  await expect(menu).toBeHidden();
  await page.locator('[popovertarget=site-menu]').click();
  await menu.locator(`a[href="/blog/"]`).click();
  await expect(page).toHaveURL('/blog/');
});

test('follows a dialog’s opener to a page', async ({ page }) => {
  needsSection('index', 'Closing');
  needsSection('services', 'ContactDialog');
  for (const [from, to] of [
    ['/', '/contact/'],
    ['/services/', '/contact/'],
    ['/torque-ai-guide/', /\.pdf$/],
  ] as const) {
    await page.goto(from);
    await expect(page.locator('dialog').first()).toBeHidden();
    await expect(page.locator('a[data-dialog]:not([href^=http])').first()).toHaveAttribute('href', to);
  }
  await page.goto('/');
  await page.locator(`a[data-dialog][href="/contact/"]`).click();
  await expect(page).toHaveURL('/contact/');
});

test('responds to the first click in the quiz, the assessment and the sign-up', async ({ page }) => {
  await page.goto('/quiz/');
  const total = content.quiz.questions.length;
  for (let step = 1; step <= total; step++) {
    await expect(page.getByText(fill(words.question, { step, total }))).toBeVisible();
    await page
      .locator('#quiz form button')
      .nth(step % 3)
      .click();
  }
  await expect(page.locator('#quiz .quiz-step > button')).toBeVisible();

  const assessment = new AssessmentPage(page);
  await page.goto('/assessment/');
  await assessment.submitButton.click();
  await expect(assessment.toast(content.assessmentPage.form.toasts.details)).toBeVisible();
  await assessment.fillDetails();
  await assessment.answerAll(WORST);
  await assessment.submitButton.click();
  await expect(page.locator('.result').getByText(highest.nextStep)).toBeVisible();

  await page.goto('/momento/');
  await page.locator('main [name=email]').fill('someone@example.com');
  await page.keyboard.press('Enter');
  await expect(page.getByText(content.signUp.success)).toBeVisible();
});

test.describe('with a remote feed', () => {
  test.use({ variant: 'connected' });

  test('shows a post newer than the build, with links to others', async ({ page, feed }) => {
    feed.serve({ body: rss([{ title: 'Fresh from the press', content: '<p>A post after the build.</p>' }, ...ITEMS]) });
    await page.goto('/blog/fresh-from-the-press/');
    await expect(page.getByText('A post after the build.')).toBeVisible();
    // Words of other languages aren't linked.
    if (!isEnglish) return;
    await expect(page.locator('.prose').getByRole('link', { name: 'post' })).toHaveAttribute('href', /post-number/);
  });
});
