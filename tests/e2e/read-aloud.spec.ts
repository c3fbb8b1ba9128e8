import { labels } from '../../src/content/labels.ts';
import { leadershipPilot } from '../../src/content/leadership-pilot.ts';
import { press } from '../../src/content/press.ts';
import { advice, questions } from '../../src/content/assessment.ts';
import { deliverables } from '../../src/content/launch-kit.ts';
import { TABS } from '../../src/features/dashboard/dashboard.ts';
import { QUESTIONS } from '../../src/features/assessment/assessment.ts';
import { CATEGORY } from '../../src/features/blog/post.ts';
import { ORDER_GROUPS, REQUIRED } from '../../src/features/lead-forms/order-brief.ts';
import { TOAST_MESSAGES } from '../../src/features/assessment/validation.ts';
import { MESSAGES } from '../../src/features/momento-sign-up/momento-sign-up.ts';
import { site } from '../../src/site.config.ts';
import { allowOwnWords } from '../support/aria-snapshot.ts';
import { AssessmentPage } from '../support/assessment-page.ts';
import { rss } from '../support/feeds.ts';
import { expect, test } from '../support/test.ts';
import { ITEMS } from '../support/variants.ts';

// Each interactive part as a screen reader reads it: roles, names, states and announcements, in order. Content words are read
// from src/content or match /.+/; the parts' own words are compared literally on the sample site only.

test.use({ viewport: { width: 390, height: 844 } });

/** Returns a pattern for a name that contains the text. */
const containing = (text: string) => `/${text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}/`;

test('reads the header with its menu open', async ({ page }) => {
  await page.goto('/');
  await page.locator('[popovertarget=site-menu]').click();
  await expect(page.getByRole('banner')).toMatchAriaSnapshot(
    allowOwnWords(`
    - banner:
      - link "${site.name}"
      - button "Menu"
      - navigation "Main":
        - list:
          - listitem:
            - link /.+/
            - list:
              - listitem:
                - link /.+/
          - listitem:
            - link /.+/
          - listitem:
            - link /.+/
          - listitem:
            - link "Meet With Us (opens in a new tab)"
  `),
  );
});

test('reads the wide header with one menu open', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  const top = page.getByRole('banner').locator('.menu-top').first();
  await top.focus();
  await expect(top).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('banner')).toMatchAriaSnapshot(
    allowOwnWords(`
    - banner:
      - link "${site.name}"
      - navigation "Main":
        - list:
          - listitem:
            - link /.+/ [expanded]
            - list:
              - listitem:
                - link /.+/
                - paragraph: /.+/
          - listitem:
            - link /.+/
          - listitem:
            - link /.+/
          - listitem:
            - link /.+/
          - listitem:
            - link "Meet With Us (opens in a new tab)"
  `),
  );
});

test('reads the guide’s dialog', async ({ page }) => {
  await page.goto('/torque-ai-guide/');
  await page.locator('[data-dialog]').first().click();
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot(
    allowOwnWords(`
    - dialog /.+/:
      - button "Close"
      - heading /.+/ [level=2]
      - paragraph
      - paragraph:
        - link "Save the PDF"
  `),
  );
});

test('reads the contact form in its frame', async ({ page }) => {
  await page.goto('/embeds/contact/');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(
    allowOwnWords(`
    - main "Contact form":
      - heading "Write to us" [level=1]
      - textbox "Name"
      - textbox "Email"
      - textbox "Company (optional)"
      - textbox "What would you like to change?"
      - paragraph:
        - button "Send"
      - paragraph: ${containing(site.emails.contact)}
  `),
  );
});

test('reads the contact dialog', async ({ page }) => {
  await page.goto('/');
  await page.locator('[data-dialog=contact-dialog]').click();
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot(
    allowOwnWords(`
    - dialog "What would you like to change?":
      - button "Close"
      - heading "What would you like to change?" [level=2]
      - paragraph:
        - link "${site.emails.contact}"
        - link /opens in a new tab/
      - iframe
  `),
  );
});

test('reads the press strip and its dialog', async ({ page }) => {
  const [first] = press;
  const name = `${first?.outlet}: ${first?.title}`.replaceAll("'", "''"); // escaped for a quoted line
  await page.goto('/');
  const strip = page.locator('main > section:has([data-dialog=video-dialog])');
  await expect(strip).toMatchAriaSnapshot(
    allowOwnWords(`
    - region /.+/:
      - list:
        - listitem:
          - 'link "${name}, video"'
  `),
  );
  await strip.getByRole('link').first().click();
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot(
    allowOwnWords(`
    - 'dialog "${name}"':
      - button "Close"
      - 'heading "${name}" [level=2]'
      - iframe
      - paragraph:
        - link "Watch on the video site (opens in a new tab)"
  `),
  );
});

test('reads the quiz from question to result', async ({ page }) => {
  await page.goto('/quiz/');
  const quiz = page.locator('#quiz');
  await expect(quiz).toMatchAriaSnapshot(
    allowOwnWords(`
    - region "Quiz":
      - status: Question 1 of 4
      - progressbar "Progress"
      - heading /.+/ [level=2]
      - form /.+/:
        - list:
          - listitem:
            - button /.+/
          - listitem:
            - button /.+/
  `),
  );
  await quiz.locator('ol button').first().click();
  await expect(quiz).toMatchAriaSnapshot(
    allowOwnWords(`
    - region "Quiz":
      - status: Question 2 of 4
      - progressbar "Progress"
      - heading /.+/ [level=2]
      - form /.+/
      - button "Previous Question"
  `),
  );
  for (const step of [2, 3, 4]) {
    await expect(quiz.getByRole('status')).toHaveText(new RegExp(`${step}\\D+4`));
    await quiz.locator('ol button').first().click();
  }
  await expect(quiz).toMatchAriaSnapshot(
    allowOwnWords(`
    - region "Quiz":
      - status: Your result
      - progressbar "Progress"
      - heading /.+/ [level=2]
      - paragraph
      - link /.+/
      - link "${labels.bookMeeting} (opens in a new tab)"
      - heading /.+/ [level=3]
      - term: /.+/
      - definition: /\\d/
      - list
      - button "Retake Quiz"
  `),
  );
});

test('reads the assessment’s errors', async ({ page }) => {
  await page.goto('/assessment/');
  await page.locator('#assessment form [type=submit]').click();
  await expect(page.locator('#assessment')).toMatchAriaSnapshot(
    allowOwnWords(`
    - region "Assessment":
      - form "Execution leak assessment":
${QUESTIONS.map(
  (name) => `        - radiogroup ${containing(questions[name].text)} [invalid]:
          - paragraph: Choose one of the four answers.
          - radio /.+/
          - radio /.+/
          - radio /.+/
          - radio /.+/`,
).join('\n')}
        - group /.+/:
          - textbox "First name" [invalid]
          - paragraph: Enter your first name.
          - textbox "Last name" [invalid]
          - paragraph: Enter your last name.
          - textbox "Email" [invalid]
          - paragraph: Enter your email address.
          - textbox "Company" [invalid]
          - paragraph: Enter the name of your company.
        - button "Show my score"
  `),
  );
  await expect(page.getByRole('status').filter({ hasText: TOAST_MESSAGES.details })).toMatchAriaSnapshot(
    allowOwnWords(`
    - status:
      - paragraph: ${TOAST_MESSAGES.details}
      - button "Dismiss"
  `),
  );
});

test('reads the assessment from answers to result', async ({ page }) => {
  const assessment = new AssessmentPage(page);
  await page.goto('/assessment/');
  await assessment.fillDetails();
  await assessment.answer([4, 3, 3, 2, 2, 1]);
  await assessment.submitButton.click();
  await expect(assessment.result).toBeFocused(); // so that the result is read first
  await expect(page.locator('#assessment')).toMatchAriaSnapshot(
    allowOwnWords(`
    - region "Assessment":
      - paragraph: /Ada Lovelace, Analytical Engines/
      - heading "Your execution leak High" [level=2]
      - paragraph: ${advice.High.meaning}
      - paragraph: ${containing(advice.High.text)}
      - 'img /Gauge: 15 of 24, in the zone High/'
      - heading "Recommended next step" [level=3]
      - paragraph: ${advice.High.nextStep}
      - link "Book it in the calendar (opens in a new tab)"
      - heading /.+/ [level=3]
      - list:
        - listitem: ${containing(questions.q1.topic)}
        - listitem: ${containing(questions.q2.topic)}
        - listitem: ${containing(questions.q3.topic)}
        - listitem: ${containing(questions.q4.topic)}
        - listitem: ${containing(questions.q5.topic)}
        - listitem: ${containing(questions.q6.topic)}
      - button "Print the result"
      - button "Copy result as text"
      - status
      - paragraph: /reload/
  `),
  );
});

test('reads the order from its fields to its summary', async ({ page }) => {
  await page.goto('/creator-launch/');
  const name = (field: { name: string; label: string }) =>
    REQUIRED.some((required) => required === field.name) ? field.label : `${field.label} (optional)`;
  await expect(page.locator('#order form')).toMatchAriaSnapshot(
    allowOwnWords(`
    - form "Order brief":
${ORDER_GROUPS.map(
  ({ title, fields }) => `      - group "${title}":
${fields.map((field) => `        - textbox "${name(field)}"`).join('\n')}`,
).join('\n')}
      - group /.+/:
${deliverables.map((label) => `        - checkbox "${label}"`).join('\n')}
      - button "Send the order by email"
  `),
  );
  await page.locator('#order [name=name]').fill('Ada');
  await page.locator('#order [name=email]').fill('ada@example.com');
  await page.locator('#order [type=submit]').click();
  const result = page.locator('[aria-labelledby=order-result]');
  await expect(result.getByRole('heading')).toBeFocused();
  await expect(result).toMatchAriaSnapshot(
    allowOwnWords(`
    - group /.+/:
      - heading /.+/ [level=3]
      - paragraph:
        - link "${site.emails.info}"
      - textbox "Your brief": /Ada/
      - button /.+/
      - link /.+/
      - link /.+/
  `),
  );
});

test('reads the audit request', async ({ page }) => {
  await page.goto('/brand/');
  await expect(page.locator('#cta')).toMatchAriaSnapshot(
    allowOwnWords(`
    - region "Risk-Free Martech Audit":
      - heading "Risk-Free Martech Audit" [level=2]
      - paragraph:
        - link "${site.emails.contact}"
        - button ${containing(`Copy ${site.emails.contact}`)}
      - form "Risk-Free Martech Audit":
        - textbox "Name"
        - textbox "Email"
        - textbox "Company (optional)"
        - textbox "Notes (optional)"
        - button "Request the audit"
  `),
  );
});

test.describe('with a remote feed', () => {
  test.use({ variant: 'connected' });

  test('reads the blog before and after a new post arrives, without an announcement', async ({ page, feed }) => {
    let letThrough = () => {};
    const post = {
      title: 'Just out',
      link: 'https://news.example.com/just-out',
      pubDate: 'Fri, 20 Nov 2026 08:00:00 GMT',
      content: '<p>Brand new words.</p>',
    };
    feed.serve({ body: rss([post, ...ITEMS]), until: new Promise<void>((resolve) => (letThrough = resolve)) });
    const list = page.locator('main section:has(h2 ~ a)').first();
    const first = (title: string) => `
      - region /.+/:
        - list:
          - listitem:
            - paragraph: ${CATEGORY}
            - heading ${title} [level=2]
            - paragraph: /.+/
            - link ${title}
    `;
    await page.goto('/blog/');
    await expect(list).toMatchAriaSnapshot(first(containing(ITEMS[0]?.title ?? '')));
    letThrough();
    await expect(list).toMatchAriaSnapshot(first('/Just out/')); // not announced, so that it doesn't interrupt reading
    await expect(page.getByRole('main').getByRole('status')).toHaveCount(0);
  });
});

test('reads the dashboard’s tabs', async ({ page }) => {
  await page.goto('/dashboard/');
  await page.locator('.dashboard-tabs a').nth(2).click();
  await expect(page.locator('.dashboard')).toMatchAriaSnapshot(
    allowOwnWords(`
    - tablist "Dashboard":
${TABS.map(({ label }, index) => `      - tab "${label}"${index === 2 ? ' [selected]' : ''}`).join('\n')}
    - tabpanel "${TABS[2].label}"
  `),
  );
});

test('reads the sign-up’s error and its success', async ({ page }) => {
  await page.goto('/momento/');
  const form = page.locator('main form').first();
  await form.getByRole('button').click();
  await expect(form).toMatchAriaSnapshot(
    allowOwnWords(`
    - textbox "Work email" [invalid]
    - button "Request access"
    - status: ${MESSAGES.invalid}
  `),
  );
  await form.locator('[name=email]').fill('ada@example.com');
  await form.getByRole('button').click();
  await expect(form).toMatchAriaSnapshot(
    allowOwnWords(`
    - textbox "Work email"
    - button "Request access"
    - status: ${MESSAGES.success}
  `),
  );
});

test('reads the slot counter and the sample report', async ({ page }) => {
  await page.goto('/memento-landing/');
  await expect(page.locator('.book-bar')).toMatchAriaSnapshot(
    allowOwnWords(`
    - paragraph: ${leadershipPilot.slots} of ${leadershipPilot.slots} slots left
    - link /.+/
  `),
  );
  await expect(page.locator('#brief form')).toMatchAriaSnapshot(
    allowOwnWords(`
    - textbox "Name"
    - textbox "Work email"
    - textbox "Company"
    - button "Send me the sample report"
  `),
  );
});

test('gives six copy buttons different names and announces each copy', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/enterprise-accelerator/');
  const copies = page.locator('main [data-copy]');
  const names = await copies.evaluateAll((all) => all.map((button) => button.getAttribute('aria-label')));
  expect(names.length).toBeGreaterThan(1);
  expect(new Set(names).size).toBe(names.length);
  await copies.first().click();
  await expect(copies.first()).not.toHaveAttribute('aria-label', names[0] ?? '');
});
