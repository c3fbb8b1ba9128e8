import { content } from '../../src/data/content.ts';
import { ITEMS } from '../support/variants.ts';
import { rss } from '../support/feeds.ts';
import { expect, test } from '../support/test.ts';

// Roles, states and announcements in the order in which a screen reader reads them, where no other test covers the order.

test.use({ viewport: { width: 390, height: 844 } });

test('reads the quiz from question to result', async ({ page }) => {
  await page.goto('/quiz/');
  const quiz = page.locator('#quiz');
  for (let step = 1; step <= content.quiz.questions.length; step++) {
    await expect(quiz.getByRole('status')).toHaveText(new RegExp(`${step}\\D+${content.quiz.questions.length}`));
    await expect(quiz).toMatchAriaSnapshot(`
      - region:
        - status
        - progressbar
        - heading [level=2]
        - form:
          - list:
            - listitem:
              - button
    `);
    await quiz.getByRole('listitem').getByRole('button').first().click();
  }
  await expect(quiz).toMatchAriaSnapshot(`
    - region:
      - status
      - progressbar
      - paragraph
      - heading [level=2]
      - paragraph
      - list
      - link
      - link
      - link
      - button
  `);
});

test.describe('with a remote feed', () => {
  test.use({ variant: 'connected' });

  test('does not announce a new post, which would interrupt reading', async ({ page, feed }) => {
    feed.serve({ body: rss([{ title: 'Just out', content: '<p>Brand new words.</p>' }, ...ITEMS]) });
    await page.goto('/blog/');
    await expect(page.getByRole('heading', { name: 'Just out' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('status')).toHaveCount(0);
  });
});
