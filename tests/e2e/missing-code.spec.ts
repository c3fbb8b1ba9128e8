import type { Page } from 'playwright';
import { messages } from '../../src/content/messages.ts';
import { TABS } from '../../src/features/dashboard/tabs.ts';
import { expect, test } from '../support/test.ts';

// Whatever happens to an island's code, the visitor's first click or submit ends in a state that they understand.

const FAULTS = {
  '404': (page: Page) => page.route('**/_astro/*.js', (route) => route.fulfill({ status: 404, body: '' })),
  '500': (page: Page) => page.route('**/_astro/*.js', (route) => route.fulfill({ status: 500, body: '' })),
  HTML: (page: Page) =>
    page.route('**/_astro/*.js', (route) => route.fulfill({ contentType: 'text/html', body: '<p>Not here' })),
  corrupt: (page: Page) =>
    page.route('**/_astro/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: 'export {' })),
  empty: (page: Page) =>
    page.route('**/_astro/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' })),
  aborted: (page: Page) => page.route('**/_astro/*.js', (route) => route.abort()),
  hanging: (page: Page) => page.route('**/_astro/*.js', () => {}),
  offline: (page: Page) => page.context().setOffline(true),
};

interface Island {
  path: string;
  /** Texts to type first, by the field's name. */
  typed?: Record<string, string>;
  /** The control that a visitor activates. */
  control: string;
  /** The expected result without the code; a form gets the notice. */
  works?: (page: Page) => Promise<void>;
}

const ISLANDS: Record<string, Island> = {
  'the quiz': { path: '/quiz/', control: '#quiz ol button >> nth=0' },
  'the assessment': {
    path: '/assessment/',
    typed: { company: 'Example Ltd.' },
    control: '#assessment form [type=submit]',
  },
  'the sign-up': { path: '/momento/', typed: { email: 'ada@example.com' }, control: 'main form [type=submit]' },
  'the order form': {
    path: '/creator-launch/',
    typed: { name: 'Ada Example', email: 'ada@example.com' },
    control: '#order form [type=submit]',
  },
  'the sample report': {
    path: '/memento-landing/',
    typed: { name: 'Ada', email: 'ada@example.com', company: 'Example Ltd.' },
    control: '#brief form [type=submit]',
  },
  'the dashboard': {
    path: '/dashboard/',
    control: '.dashboard-tabs a >> nth=3',
    works: async (page) => {
      await expect(page).toHaveURL(new RegExp(`#${TABS[3].id}$`));
      await expect(page.locator(`#${TABS[3].id}`)).toBeVisible();
    },
  },
  'the header menu': {
    path: '/',
    control: '.menu-top >> nth=1',
    works: (page) => expect(page).toHaveURL(/\/memento-hub\//),
  },
  'a dialog': {
    path: '/',
    control: 'a[data-dialog=contact-dialog]',
    works: (page) => expect(page.locator('#contact-dialog')).toBeVisible(),
  },
  'a Copy button': {
    path: '/enterprise-accelerator/',
    control: 'main [data-copy] >> nth=0',
    works: (page) => expect(page.locator('main [data-copy]').first()).toHaveAttribute('data-copied'),
  },
  'the slot counter': {
    path: '/memento-landing/',
    control: '.book-bar a',
    works: (page) => expect(page.locator('[data-slots] b').first()).toHaveText('4'),
  },
};

for (const [name, { path, typed = {}, control, works }] of Object.entries(ISLANDS)) {
  for (const [fault, provoke] of Object.entries(FAULTS)) {
    if (name === 'the header menu' && fault === 'offline') continue; // its link leads to the browser's own page
    test(`${name} with its code ${fault}`, async ({ page, context, problems }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      if (fault === 'hanging') await page.clock.install();
      await page.goto(path);
      await provoke(page);
      for (const [field, text] of Object.entries(typed)) {
        await page.locator(`main form [name="${field}"]`).first().fill(text);
      }
      await page.locator(control).click();
      if (fault === 'hanging' && (!works || name === 'the dashboard')) {
        await expect(page.locator(control)).toHaveAttribute('aria-busy', 'true');
        await expect(page.getByRole('status').filter({ hasText: messages.loading })).toHaveCount(1);
        await page.clock.fastForward(8000);
      }
      if (works) await works(page);
      else {
        const alert = page.getByRole('alert');
        await expect(alert).toBeVisible();
        await expect(alert.getByRole('link')).toHaveAttribute('href', /^mailto:/);
        await expect(alert.getByRole('button')).toHaveText(messages.reload);
        await expect(page).toHaveURL(new RegExp(`${path}$`));
        for (const [field, text] of Object.entries(typed)) {
          await expect(page.locator(`main form [name="${field}"]`).first()).toHaveValue(text);
        }
      }
      await expect(page.locator('[aria-busy]')).toHaveCount(0);
      // The browser's own words about the responses.
      problems.length = 0;
    });
  }
}
