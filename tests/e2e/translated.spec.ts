import type { Page } from 'playwright';
import { questions } from '../../src/data/assessment.ts';
import { highest } from '../support/assessment-page.ts';
import { holdScripts } from '../support/island.ts';
import { expect, test } from '../support/test.ts';
import { lead } from '../support/lead.ts';

// A browser's translator wraps each text of the page in <font>. No island may break on that, at any time.

/** Translates the page as Chrome does: wraps each text node in two nested elements, and replaces its text. */
function translatePage(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest('script, style, font, textarea')) continue;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    outer.append(inner);
    inner.textContent = `${text.data}\u00a0`;
    text.replaceWith(outer);
  }
}

const translate = (page: Page): Promise<void> => page.evaluate(translatePage);

/** Starts every island that waits for a visitor, and waits until all have hydrated. */
async function hydrate(page: Page): Promise<void> {
  const waiting = page.locator('astro-island[ssr][client=interaction]');
  await waiting.evaluateAll((all) => all.forEach((one) => one.dispatchEvent(new Event('hydrate', { bubbles: true }))));
  await expect(waiting).toHaveCount(0);
}

interface Island {
  path: string;
  /** The visitor's first action. */
  act: (page: Page) => Promise<void>;
  /** The expected change. */
  see: (page: Page) => Promise<void>;
}

/** Types like a person: follows the focus even if React replaces the field. */
async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await page.locator(`main [name="${name}"]`).first().click();
    await page.keyboard.insertText(value);
  }
}

const ISLANDS = {
  'the quiz': {
    path: '/quiz/',
    act: async (page) => page.locator('#quiz').getByRole('listitem').getByRole('button').first().click(),
    see: async (page) => expect(page.locator('#quiz [role=status]')).toContainText('2'),
  },
  'the assessment': {
    path: '/assessment/',
    act: async (page) => {
      await fill(page, lead);
      for (const { id } of questions) await page.locator(`[name=${id}]`).last().check();
      await page.locator('form[data-replay] [type=submit]').click();
    },
    see: async (page) => expect(page.locator('#assessment')).toContainText(highest.nextStep),
  },
  'the sample-report form': {
    path: '/memento-landing/',
    act: async (page) => {
      await fill(page, { name: 'Ada', email: 'ada@example.com', company: 'Example Ltd.' });
      await page.locator('#brief [type=submit]').click();
    },
    see: async (page) => expect(page.locator('#brief [name=company]')).toHaveValue(''),
  },
  'the header': {
    path: '/',
    act: async (page) => page.locator('.menu-top').first().hover(),
    see: async (page) => expect(page.locator('.menu-top').first()).toHaveAttribute('aria-expanded', 'true'),
  },
} satisfies Record<string, Island>;

for (const [name, { path, act, see }] of Object.entries(ISLANDS)) {
  test(`${name} works on a page translated before hydration`, async ({ page }) => {
    const scripts = await holdScripts(page);
    await page.goto(path);
    await translate(page);
    await act(page);
    scripts.release();
    await see(page);
  });

  test(`${name} works on a page translated repeatedly after hydration`, async ({ page }) => {
    await page.goto(path);
    await hydrate(page);
    await translate(page);
    await act(page);
    await see(page);
    await translate(page);
    if (name === 'the quiz') await act(page);
    await expect(page.locator('main :is(h1, h2):visible').first()).toBeVisible();
  });
}

test('delivers a click that is in progress when the code loads on a translated page', async ({ page }) => {
  const scripts = await holdScripts(page);
  const { path, see } = ISLANDS['the sample-report form'];
  await page.goto(path);
  await translate(page);
  await fill(page, { name: 'Ada', email: 'ada@example.com', company: 'Example Ltd.' });
  await page.locator('#brief [type=submit]').hover();
  await page.mouse.down();
  scripts.release();
  await page.mouse.up();
  await see(page);
});

test('hydrates if the page is translated before its first render', async ({ page }) => {
  // React schedules its work with a message to itself.
  await page.addInitScript(`
    const { postMessage } = MessagePort.prototype;
    MessagePort.prototype.postMessage = function (...message) {
      if (!document.querySelector('font')) (${String(translatePage)})();
      return postMessage.apply(this, message);
    };`);
  const { path, act, see } = ISLANDS['the quiz'];
  await page.goto(path);
  await page.locator('#quiz').getByRole('listitem').getByRole('button').first().hover();
  await expect(page.locator('font').first()).toBeAttached();
  await act(page);
  await see(page);
});

test('keeps typed text, choices and focus through hydration', async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.goto('/assessment/');
  await translate(page);
  await page.locator('[name=q1]').nth(1).check();
  await page.locator('[name=company]').fill('Example Ltd.');
  scripts.release();
  await page.waitForFunction(() => document.querySelector('#assessment astro-island:not([ssr])'));
  await expect(page.locator('[name=company]')).toBeFocused();
  await expect(page.locator('[name=company]')).toHaveValue('Example Ltd.');
  await expect(page.locator('[name=q1]').nth(1)).toBeChecked();
});
