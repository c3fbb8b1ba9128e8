import { builtPage } from '../support/built-site.ts';
import { site } from '../../src/site.config.ts';
import type { Page } from 'playwright';
import { expectAccessible } from '../support/axe.ts';
import { isSampleSite } from '../support/settings.ts';
import { tabTo } from '../support/tab-to.ts';
import { expect, test } from '../support/test.ts';
import { content } from '../../src/data/content.ts';
import {
  type Answer,
  type Profile,
  profileWith,
  progress,
  type Question,
  recommend,
} from '../../src/features/quiz/quiz-rules.ts';

type Serialized = [kind: number, value: unknown];

/** Returns the props of an island on a built page, as Astro serialized them. */
function islandProps<Props>(route: string, island: string): Props {
  const found = builtPage(route)
    .document.querySelectorAll('astro-island')
    .find((element) => element.getAttribute('component-url')?.includes(`/${island}.`));
  if (!found) throw new Error(`${route} has no island ${island}`);
  return reviveObject(JSON.parse(found.getAttribute('props') ?? '{}') as Record<string, Serialized>) as Props;
}

/** Reads a serialized value. Kind 0 is a plain value or an object, kind 1 a list. */
function revive([kind, value]: Serialized): unknown {
  if (kind === 1) return (value as Serialized[]).map(revive);
  return typeof value === 'object' && value !== null ? reviveObject(value as Record<string, Serialized>) : value;
}

function reviveObject(values: Record<string, Serialized>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, revive(value)]));
}

/** Returns the island's props on the built page. Call it within a test, because an owner may have removed the page. */
const quiz = () => islandProps<{ questions: Question[]; profiles: Profile[] }>('/quiz/', 'Quiz');
const question = (page: Page, step: number) => page.getByRole('heading', { name: quiz().questions[step]?.text ?? '' });
const previous = (page: Page) => page.getByRole('button', { name: content.quizPage.form.previous });

/** Returns the announced number of the question, and of all questions. */
const asked = (page: Page) => page.locator('#quiz').getByRole('status');
const retake = (page: Page) => page.getByRole('button', { name: content.quizPage.form.retake });

/** Returns the answer at an index of a question's list. */
function answerAt(step: number, index: number): Answer {
  const answer = quiz().questions[step]?.options[index];
  if (!answer) throw new Error(`Question ${step + 1} has no answer ${index + 1}`);
  return answer;
}

const option = (page: Page, step: number, index: number) =>
  page.getByRole('button', { name: answerAt(step, index).text, exact: true });

/** Returns the agent that these answers lead to. */
const agentOf = (answers: readonly Answer[]) => profileWith(recommend(answers).id, quiz().profiles);
const agent = (page: Page, answers: readonly Answer[]) =>
  page.getByRole('heading', { name: agentOf(answers).title }).first();

test('/quiz asks each question and names an agent', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/quiz/');
  const bar = page.locator('#quiz').getByRole('progressbar');
  await expect(previous(page)).toHaveCount(0);
  const total = quiz().questions.length;
  const share = (step: number) => String(progress(step, total));
  await expect(bar).toHaveAttribute('value', share(0));

  const answers = [
    2,
    2,
    1,
    2,
    ...quiz()
      .questions.slice(4)
      .map(() => 0),
  ];
  for (const [step, index] of answers.entries()) {
    // The position of the first one depends on the owner's typeface.
    if (step > 0 || isSampleSite()) await expect(question(page, step)).toBeInViewport();
    if (step > 0) await expect(question(page, step)).toBeFocused();
    await expect(asked(page)).toHaveText(new RegExp(`${step + 1}\\D+${total}`));
    await expect(bar).toHaveAttribute('value', share(step));
    if (step === 1) await expectAccessible(page, 'a question', 'main');
    await option(page, step, index).click();
  }

  const values = answers.map((index, step) => answerAt(step, index));
  const { module, features } = agentOf(values);
  // The result says what was chosen, in the words on the buttons.
  for (const text of recommend(values).chosen)
    await expect(page.locator('.quiz-step p').filter({ hasText: text })).toBeVisible();
  await expect(agent(page, values)).toBeFocused();
  await expect(page.locator('.quiz-step').getByRole('link', { name: module.label })).toHaveAttribute(
    'href',
    module.href,
  );
  await expect(page.getByText(features[0] ?? '', { exact: true })).toBeVisible();
  await expectAccessible(page, 'the result', 'main');

  await retake(page).click();
  await expect(question(page, 0)).toBeFocused();
  await expect(bar).toHaveAttribute('value', share(0));
  await expect(previous(page)).toHaveCount(0);
});

test('/quiz keeps the old answer when going back: both answers count', async ({ page }) => {
  await page.goto('/quiz/');
  await option(page, 0, 3).click();
  await option(page, 1, 2).click();
  await previous(page).click();
  await expect(question(page, 1)).toBeFocused();
  await option(page, 1, 0).click();
  await option(page, 2, 2).click();
  const others = quiz()
    .questions.slice(3)
    .map((_, index) => index + 3);
  for (const step of others) await option(page, step, 0).click();
  // The answer that was taken back still counts; without it, the quiz would name another agent.
  const values = [
    answerAt(0, 3),
    answerAt(1, 2),
    answerAt(1, 0),
    answerAt(2, 2),
    ...others.map((step) => answerAt(step, 0)),
  ];
  await expect(agent(page, values)).toBeFocused();
});

test('/quiz works by keyboard alone, from the first key press; a reload starts over', async ({ page }) => {
  await page.goto('/quiz/');
  await tabTo(option(page, 0, 0));
  await page.keyboard.press('Enter');
  for (let step = 1; step < quiz().questions.length; step++) {
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
    await option(page, 0, 2).click();
    await page.waitForURL(new RegExp(`${agentOf([answerAt(0, 2)]).module.href}\\??$`));
  });
});
