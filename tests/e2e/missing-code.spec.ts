import type { Page } from 'playwright';
import { content } from '../../src/data/content.ts';
import { words } from '../../src/locale.ts';
import { TABS } from '../../src/features/dashboard/tabs.ts';
import { type ItemFixture, rss } from '../support/feeds.ts';
import { needsSection } from '../support/sections.ts';
import { expect, test } from '../support/test.ts';
import { ITEMS } from '../support/variants.ts';

const { labels, notFound } = content;

// Whatever happens to an island's code, the visitor's first click or submit ends in a state that they understand. `npm test` runs an
// eighth of the pairs, which includes every island and every fault; the rest run every night.

/** Returns the options of a test: a tag if only the nightly run includes this pair. */
function pairOptions(island: number, fault: number) {
  return { tag: (island + fault) % 8 === 0 ? [] : '@nightly' };
}

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
  /** The section that has it, if an owner may switch it off: the page's file and the section. */
  section?: [page: string, section: string];
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
  'the next date’s form': {
    path: '/momento-council/',
    typed: { email: 'ada@example.com' },
    control: '#next-date form [type=submit]',
  },
  'the dashboard': {
    path: '/dashboard/',
    control: '.dashboard-tabs a >> nth=3',
    works: async (page) => {
      await expect(page).toHaveURL(new RegExp(`#${TABS[3]}$`));
      await expect(page.locator(`#${TABS[3]}`)).toBeVisible();
    },
  },
  'the header menu': {
    path: '/',
    control: '.menu-top >> nth=1',
    works: (page) => expect(page).toHaveURL(/\/memento-hub\//),
  },
  'the contact dialog': {
    path: '/',
    section: ['index', 'Closing'],
    control: 'a[data-dialog=contact-dialog]',
    works: (page) => expect(page.locator('#contact-dialog')).toBeVisible(),
  },
  'the video dialog': {
    path: '/',
    section: ['index', 'Press'],
    control: 'main a[data-dialog=video-dialog] >> nth=0',
    works: (page) => expect(page.locator('#video-dialog')).toBeVisible(),
  },
  'the PDF dialog': {
    path: '/torque-ai-guide/',
    control: 'a[data-dialog=guide-dialog] >> nth=0',
    works: (page) => expect(page.locator('#guide-dialog')).toBeVisible(),
  },
  'a Copy button': {
    path: '/enterprise-accelerator/',
    section: ['enterprise-accelerator', 'AskForm'],
    control: 'main [data-copy] >> nth=0',
    works: (page) => expect(page.locator('main [data-copy]').first()).toHaveAttribute('data-copied'),
  },
  'the slot counter': {
    path: '/memento-landing/',
    control: '.book-bar a',
    works: (page) => expect(page.locator('[data-slots] b').first()).toHaveText('4'),
  },
};

for (const [i, [name, { path, section, typed = {}, control, works }]] of Object.entries(ISLANDS).entries()) {
  for (const [j, [fault, provoke]] of Object.entries(FAULTS).entries()) {
    if (name === 'the header menu' && fault === 'offline') continue; // its link leads to the browser's own page
    test(`${name} with its code ${fault}`, pairOptions(i, j), async ({ page, context, problems }) => {
      if (section) needsSection(...section);
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      if (fault === 'hanging') await page.clock.install();
      await page.goto(path);
      const there = await page.locator(control).count();
      test.skip(name === 'the next date’s form' && there === 0, 'The next date is set.');
      await provoke(page);
      for (const [field, text] of Object.entries(typed)) {
        await page.locator(`main form [name="${field}"]`).first().fill(text);
      }
      await page.locator(control).click();
      if (fault === 'hanging' && (!works || name === 'the dashboard')) {
        await expect(page.locator(control)).toHaveAttribute('aria-busy', 'true');
        await expect(page.getByRole('status').filter({ hasText: words.loading })).toHaveCount(1);
        await page.clock.fastForward(8000);
      }
      if (works) await works(page);
      else {
        const alert = page.getByRole('alert');
        await expect(alert).toBeVisible();
        await expect(alert.getByRole('link')).toHaveAttribute('href', /^mailto:/);
        await expect(alert.getByRole('button')).toHaveText(words.reload);
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

const NEW_POST: ItemFixture = {
  title: 'Fresh from the press',
  link: 'https://news.example.com/fresh',
  pubDate: 'Fri, 20 Nov 2026 08:00:00 GMT',
  content: '<p>Written after the build.</p>',
};

test.describe('on a feed with news', () => {
  test.use({ variant: 'connected' });

  const POSTS: Record<string, { path: string; shows: (page: Page) => Promise<void> }> = {
    'the blog list': {
      path: '/blog/',
      shows: (page) => expect(page.locator('.post-card a')).toHaveCount(ITEMS.length),
    },
    'a changed post': {
      path: '/blog/post-number-6/',
      shows: (page) => expect(page.getByText('The body of post number 6.')).toBeVisible(),
    },
    'a new post': {
      path: '/blog/fresh-from-the-press/',
      async shows(page) {
        const note = page.getByRole('alert').filter({ hasText: notFound.late.title });
        await expect(note.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByText(words.loadingPost)).toBeHidden();
        await expect(note.getByRole('link', { name: labels.blog })).toHaveAttribute('href', '/blog/');
        await expect(note.locator('a[href^="mailto:"]')).toBeVisible();
        await expect(note.getByRole('button', { name: notFound.late.retry })).toBeVisible();
      },
    },
  };
  for (const [i, [name, { path, shows }]] of Object.entries(POSTS).entries()) {
    for (const [j, [fault, provoke]] of Object.entries(FAULTS).entries()) {
      test(`${name} with its code ${fault}`, pairOptions(i, j), async ({ page, feed, problems }) => {
        let letThrough = () => {};
        feed.serve({
          body: rss([NEW_POST, { ...ITEMS[0], content: '<p>Corrected.</p>' }, ...ITEMS.slice(1)]),
          until: new Promise<void>((resolve) => (letThrough = resolve)),
        });
        await page.clock.install();
        const requested = fault === 'offline' ? undefined : page.waitForRequest(/_astro\/Blog/);
        if (fault !== 'offline') await provoke(page);
        await page.goto(path);
        if (fault === 'offline') await provoke(page);
        letThrough();
        await page.clock.runFor(1000);
        await requested;
        await page.clock.runFor(8000);
        await shows(page);
        problems.length = 0;
      });
    }
  }
});
