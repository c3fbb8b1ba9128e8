import type { Page } from 'playwright';
import { content } from '../../src/data/content.ts';
import { type Answer, progress, recommend } from '../../src/features/quiz/quiz-rules.ts';
import { plain } from '../../src/lib/sample.ts';
import { unwrap } from '../../src/lib/unwrap.ts';
import { site } from '../../src/site.config.ts';
import { expectAccessible } from '../support/axe.ts';
import { removedPage } from '../support/removed-pages.ts';
import { isSampleSite } from '../support/settings.ts';
import { tabTo } from '../support/tab-to.ts';
import { expect, test } from '../support/test.ts';

const { questions, profiles } = plain(content.quiz);
const words = content.quizPage.form;
const later = questions.map((_, step) => step).slice(3);

const quiz = (page: Page) => page.locator('#quiz');
const question = (page: Page, step: number) => page.getByRole('heading', { name: questions[step]?.text ?? '' });
const previous = (page: Page) => page.getByRole('button', { name: words.previous });
const retake = (page: Page) => page.getByRole('button', { name: words.retake });

/** Returns the answer at an index of a question's list. */
const answerAt = (step: number, index: number): Answer => unwrap(questions[step]?.options[index], 'an answer');
const choose = (page: Page, step: number, index: number) => option(page, step, index).click();
const option = (page: Page, step: number, index: number) =>
  page.getByRole('button', { name: answerAt(step, index).text, exact: true });

/** Returns the agent that these answers lead to, and the page of its module, or the one that takes its place. */
function agentOf(answers: readonly Answer[]) {
  const agent = unwrap(
    profiles.find(({ id }) => id === recommend(answers).id),
    'an agent',
  );
  return { ...agent, href: removedPage(agent.module.href, '') ? '/contact/' : agent.module.href };
}
const title = (page: Page, answers: readonly Answer[]) =>
  page.getByRole('heading', { name: agentOf(answers).title }).first();

test('/quiz asks each question and names an agent, and a screen reader reads both in order', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/quiz/');
  const bar = quiz(page).getByRole('progressbar');
  const share = (step: number) => String(progress(step, questions.length));
  await expect(previous(page)).toHaveCount(0);

  const chosen = [2, 2, 1, ...later.map(() => 2)];
  for (const [step, index] of chosen.entries()) {
    // The position of the first one depends on the owner's typeface.
    if (step > 0 || isSampleSite()) await expect(question(page, step)).toBeInViewport();
    if (step > 0) await expect(question(page, step)).toBeFocused();
    await expect(quiz(page).getByRole('status')).toHaveText(new RegExp(`${step + 1}\\D+${questions.length}`));
    await expect(bar).toHaveAttribute('value', share(step));
    await expect(quiz(page)).toMatchAriaSnapshot(`
      - region:
        - status
        - progressbar
        - heading [level=2]
        - form:
          - list:
            - listitem:
              - button
    `);
    if (step === 1) await expectAccessible(page, 'a question', 'main');
    await choose(page, step, index);
  }

  const answers = chosen.map((index, step) => answerAt(step, index));
  // The result says what was chosen, in the words on the buttons.
  for (const text of recommend(answers).chosen)
    await expect(page.locator('.quiz-step p').filter({ hasText: text })).toBeVisible();
  await expect(title(page, answers)).toBeFocused();
  await expect(page.locator(`.quiz-step a[href="${agentOf(answers).href}"]`).first()).toBeVisible();
  await expect(page.getByText(agentOf(answers).features[0] ?? '', { exact: true })).toBeVisible();
  await expect(quiz(page)).toMatchAriaSnapshot(`
    - region:
      - status
      - progressbar
      - paragraph
      - heading [level=2]
      - paragraph
      ${'- link\n      '.repeat(['/platform/', '/momento/'].some((path) => removedPage(path, '')) ? 2 : 3)}- list
      - button
  `);
  await expectAccessible(page, 'the result', 'main');

  await retake(page).click();
  await expect(question(page, 0)).toBeFocused();
  await expect(bar).toHaveAttribute('value', share(0));
  await expect(previous(page)).toHaveCount(0);
  await choose(page, 0, 0);
  await previous(page).click();
  await expect(question(page, 0)).toBeFocused();
});

test('/quiz works by keyboard alone, from the first key press; a reload starts over', async ({ page }) => {
  await page.goto('/quiz/');
  await tabTo(option(page, 0, 0));
  await page.keyboard.press('Enter');
  for (let step = 1; step < questions.length; step++) {
    await expect(question(page, step)).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  }
  await expect(retake(page)).toBeVisible();
  await page.reload();
  await expect(question(page, 0)).toBeVisible();
  await expect(retake(page)).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('/quiz shows its first question, and an answer leads to its module', async ({ page }) => {
    await page.goto('/quiz/');
    await expect(question(page, 0)).toBeVisible();
    await expect(page.locator(`a[href="${site.links.calendar}"]`)).toBeVisible();
    await choose(page, 0, 2);
    await page.waitForURL(new RegExp(`${agentOf([answerAt(0, 2)]).href}\\??$`));
  });
});
