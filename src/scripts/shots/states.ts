import type { Page } from 'playwright';

/** A state of a page that needs interaction: where, on which screens, and how to get there. */
interface State {
  name: string;
  /** A page, or the folder of pages with one template, any of which will do. */
  route: string;
  /** `small` is a phone, `wide` a desk. */
  on: 'small' | 'wide' | 'both';
  reach: (page: Page) => Promise<void>;
}

/** Indexes of the header's dropdowns. */
const FLYOUTS = [0, 1, 2];
const SUBMIT = 'form[data-replay] [type=submit]';
/** An address without a page, for the 404 page. */
export const MISSING = '/no-such-page/';

const dialogShown = (page: Page) => page.locator('dialog[open]').waitFor();

/** Every menu, dialog, error, result and hover state. */
export const STATES: readonly State[] = [
  { name: 'menu', route: '/', on: 'small', reach: (page) => page.locator('[popovertarget=site-menu]').click() },
  ...FLYOUTS.map((index): State => ({
    name: `flyout ${index + 1}`,
    route: '/',
    on: 'wide',
    reach: async (page) => {
      await page.locator('.menu-group').nth(index).hover();
      await page.waitForFunction(
        (n) => getComputedStyle(document.querySelectorAll('.menu-sub')[n]!).opacity === '1',
        index,
      );
    },
  })),
  {
    name: 'skip link',
    route: '/',
    on: 'wide',
    reach: (page) => page.keyboard.press('Tab'),
  },
  {
    name: 'contact dialog',
    route: '/about/',
    on: 'both',
    reach: async (page) => {
      await page.locator('main [data-dialog=contact-dialog]').first().click();
      await dialogShown(page);
    },
  },
  {
    name: 'press dialog',
    route: '/',
    on: 'both',
    reach: async (page) => {
      await page.locator('[data-dialog=video-dialog]').first().click();
      await dialogShown(page);
    },
  },
  {
    name: 'PDF dialog',
    route: '/torque-ai-guide/',
    on: 'both',
    reach: async (page) => {
      await page.locator('[data-dialog=guide-dialog]').first().click();
      await page
        .locator('dialog[open]')
        .waitFor({ timeout: 3000 })
        .catch(() => undefined); // a phone downloads it
    },
  },
  {
    name: 'assessment errors',
    route: '/assessment/',
    on: 'both',
    reach: async (page) => {
      await page.locator(SUBMIT).click();
      await page.locator('[aria-invalid=true]').first().waitFor();
    },
  },
  ...([1, 2, 3, 4] as const).map((points): State => ({
    name: `assessment result ${points}`,
    route: '/assessment/',
    on: 'both',
    reach: async (page) => {
      await page.locator('[name=firstName]').fill('Alex');
      await page.locator('[name=lastName]').fill('Morgan');
      await page.locator('[name=email]').fill('alex@example.com');
      await page.locator('[name=company]').fill('Example Industries');
      for (let question = 1; question <= 6; question++)
        await page
          .locator(`[name=q${question}]`)
          .nth(points - 1)
          .check();
      await page.locator(SUBMIT).click();
      await page.locator('.result').waitFor();
    },
  })),
  ...[1, 4].map((answers): State => ({
    name: answers === 4 ? 'quiz result' : 'quiz, second question',
    route: '/quiz/',
    on: 'both',
    reach: async (page) => {
      for (let answered = 0; answered < answers; answered++)
        await page
          .locator('#quiz ol button')
          .nth(answered % 2)
          .click();
      await page.locator('#quiz :is(h2, h3)').first().waitFor();
    },
  })),
  {
    name: 'sign-up error',
    route: '/momento/',
    on: 'both',
    reach: async (page) => {
      await page.locator('form [type=email]').fill('nobody');
      await page.locator('form [type=submit]').click();
      await page.locator('form [role=alert], form [aria-invalid=true]').first().waitFor();
    },
  },
  {
    name: 'dashboard: CRM',
    route: '/dashboard/',
    on: 'both',
    reach: (page) => page.locator('#tab-crm').click(),
  },
  {
    name: 'FAQ open',
    route: '/products/',
    on: 'both',
    reach: async (page) => {
      await page.locator('summary').first().click();
      await page.locator('summary').first().scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'button under the pointer',
    route: '/services/',
    on: 'wide',
    reach: (page) => page.locator('main a').first().hover(),
  },
  {
    name: 'card under the pointer',
    route: '/blog/',
    on: 'wide',
    reach: (page) => page.locator('main article, main li a').first().hover(),
  },
  { name: 'not found', route: MISSING, on: 'both', reach: async () => undefined },
];
