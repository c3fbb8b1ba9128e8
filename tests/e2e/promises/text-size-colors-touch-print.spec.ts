import type { Page } from 'playwright';
import { samplePages } from '../../support/built-site.ts';
import { expect, test } from '../../support/test.ts';

// Promise 5, for those who see a page in another way: with twice the text, in forced colors, by touch, on paper.

const SHORTER_THAN_A_FINGER = 44;

for (const { route } of samplePages()) {
  test(`${route} can be used with a finger, is a document on paper and whole with text twice as large`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(route);
    expect.soft(await lowTargets(page), 'with a finger').toEqual([]);

    await page.setViewportSize({ width: 1280, height: 900 });
    await page.emulateMedia({ media: 'print', reducedMotion: 'no-preference' });
    await expectDocument(page);
    await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' });

    await doubleText(page);
    for (const width of [390, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await beyondTheEdge(page), `${width} px, text twice as large`).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(wide, `${width} px, text twice as large`).toBeLessThanOrEqual(width);
    }
  });
}

test('a bar is not fixed where the screen is low', async ({ page }) => {
  for (const route of ['/', '/momento-council/', '/memento-landing/', '/executive-coaching/', '/torque-ai-guide/']) {
    await page.setViewportSize({ width: 640, height: 380 });
    await page.goto(route);
    for (const bar of await page.locator('.bar').all())
      expect(await bar.evaluate((element) => getComputedStyle(element).position), route).toMatch(/static|absolute/);
  }
});

test.describe('in forced colors', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

  test('drawings, marks and numbers take the visitor’s colors', async ({ page }) => {
    await page.goto('/momento-council/');
    const [ink, paper] = await systemColors(page);
    for (const number of await page.locator('main svg text').all())
      expect([ink, paper]).toContain(await number.evaluate((text) => getComputedStyle(text).fill));
  });

  test('a primary button keeps its shape', async ({ page }) => {
    await page.goto('/services/');
    const [ink, paper] = await systemColors(page);
    const button = page.locator('main a.action.bg-ink').first();
    await expect(button).toHaveCSS('background-color', ink);
    await expect(button).toHaveCSS('color', paper);
  });

  test('the way past the header can be read', async ({ page }) => {
    await page.goto('/quiz/');
    const [ink, paper] = await systemColors(page);
    const skip = page.locator('.skip-link');
    await skip.focus();
    await expect(skip).toHaveCSS('background-color', ink);
    await expect(skip).toHaveCSS('color', paper);
    await expect(skip).toHaveCSS('forced-color-adjust', 'none'); // else the words get a plate of their own color
  });

  test('the tab that is open stands out, before its script has come and after', async ({ page }) => {
    await page.goto('/dashboard/');
    const tabs = page.locator('.dashboard-tabs a');
    const [, , highlight] = await systemColors(page);
    await expect(tabs.nth(0)).toHaveCSS('background-color', highlight);
    await tabs.nth(2).click();
    await expect(tabs.nth(2)).toHaveAttribute('aria-selected', 'true');
    await expect(tabs.nth(2)).toHaveCSS('background-color', highlight);
    await expect(tabs.nth(0)).not.toHaveCSS('background-color', highlight);
  });

  test('a dialog and a message have an edge', async ({ page }) => {
    await page.goto('/');
    await page.locator('[data-dialog=contact-dialog]').click();
    await expect(page.getByRole('dialog')).toHaveCSS('outline-style', 'solid');
    await page.goto('/assessment/');
    await page.locator('#assessment form [type=submit]').click();
    await expect(page.locator('.toast')).toHaveCSS('outline-style', 'solid');
  });

  test('a tall figure does not cover the words above it', async ({ page }) => {
    await page.goto('/');
    for (const figure of await page.locator('main .display').all())
      await expect(figure).toHaveCSS('forced-color-adjust', 'none');
  });

  test('the answer that is chosen stands out', async ({ page }) => {
    await page.goto('/assessment/');
    const answers = page.locator('label:has([name=q1])');
    await answers.first().click();
    const look = (index: number) => answers.nth(index).evaluate((label) => getComputedStyle(label).backgroundColor);
    expect(await look(0)).not.toBe(await look(1));
  });
});

/** The site's name and the page's address are at the foot; what is only of use on a screen is gone. */
async function expectDocument(page: Page): Promise<void> {
  const canonical = (await page.locator('link[rel=canonical]').getAttribute('href')) ?? '';
  await expect.soft(page.locator('.print-foot')).toContainText(canonical);
  // Asked until it is so: a button's color changes over a moment.
  const wrong = () =>
    page.evaluate(() => {
      const all = (selector: string) => [...document.querySelectorAll(selector)];
      const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
      const isFilled = (element: Element) => getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)';
      const name = (element: Element) => element.outerHTML.slice(0, 120);
      const isColumnOfLetters = (text: Text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        const { width, height } = range.getBoundingClientRect();
        return text.data.trim().length > 12 && width > 0 && height > 5 * width;
      };
      const texts = document.createTreeWalker(document.querySelector('main') ?? document, NodeFilter.SHOW_TEXT);
      const inLetters: string[] = [];
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        if (isColumnOfLetters(text)) inLetters.push(text.data.trim());
      }
      return {
        inLetters,
        moving: document
          .getAnimations()
          .filter((animation) => animation instanceof CSSAnimation)
          .map(({ animationName }) => animationName),
        shownOnPaper: all('body > header, .bar, iframe, dialog, video').filter(isShown).map(name),
        lackingOnPaper: all('.print-foot, details > p')
          .filter((element) => !isShown(element))
          .map(name),
        filledButtons: all('main a.action')
          .filter((button) => isShown(button) && isFilled(button))
          .map(name),
      };
    });
  await expect
    .poll(wrong)
    .toEqual({ inLetters: [], moving: [], shownOnPaper: [], lackingOnPaper: [], filledButtons: [] });
}

/** The browser's own text size, twice as large as it comes; breakpoints in `em` follow it. */
async function doubleText(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
}

/** What is read and reaches beyond the right edge: words, fields and buttons, not drawings that are cut on purpose. */
function beyondTheEdge(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const edge = document.documentElement.clientWidth + 1;
    const hidden = (element: Element) =>
      !element.checkVisibility({ visibilityProperty: true }) || element.closest('.sr-only');
    return [...document.querySelectorAll('body *:not(svg, svg *)')]
      .filter((element) =>
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()),
      )
      .filter((element) => !hidden(element) && !element.closest('pre, table'))
      .filter((element) => element.getBoundingClientRect().right > edge)
      .map((element) => `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`);
  });
}

/** Controls lower than a finger's tip. A link within a sentence may be as high as its line. */
function lowTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const inSentence = (element: Element) => getComputedStyle(element).display === 'inline';
    return [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('.skip-link'))
      .map((element) =>
        element.matches('[type=radio], [type=checkbox]') ? (element.closest('label') ?? element) : element,
      )
      .filter((element) => !inSentence(element) && element.getBoundingClientRect().height < least)
      .map((element) => `${Math.round(element.getBoundingClientRect().height)} px: ${element.outerHTML.slice(0, 120)}`);
  }, SHORTER_THAN_A_FINGER);
}

/** What the visitor’s ink, paper and mark of a choice are, as computed styles say them. */
function systemColors(page: Page): Promise<[ink: string, paper: string, highlight: string]> {
  return page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('p'));
    probe.style.cssText =
      'color: CanvasText; background: Canvas; forced-color-adjust: none; border: 1px solid Highlight';
    const { color, backgroundColor, borderTopColor } = getComputedStyle(probe);
    return [color, backgroundColor, borderTopColor];
  });
}
