import type { Page } from 'playwright';
import { samplePages } from '../../support/built-site.ts';
import { needsSection } from '../../support/sections.ts';
import { expect, test } from '../../support/test.ts';

/** Multiplies the browser's default text size; breakpoints in `em` follow it. */
async function doubleText(page: Page, factor = 2): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16 * factor, fixed: 13 * factor } });
  await page.waitForFunction(
    (size) => getComputedStyle(document.documentElement).fontSize === size,
    `${16 * factor}px`,
  );
}

/** What an owner whose words are too long can do. */
const SHORTEN = 'shorten the text, or lower `sizes` in src/styles/type.ts';

// Other ways to use a page: double text size, forced colors, touch, paper.

const MIN_TARGET_PX = 44;

for (const { route } of samplePages()) {
  test(`${route} has finger-sized targets, prints as a document, and fits the window at double text size`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(route);
    expect.soft(await findLowTargets(page), 'targets too low for a finger').toEqual([]);

    for (const bar of await page.locator('.bar').all()) {
      await page.setViewportSize({ width: 640, height: 380 });
      const position = await bar.evaluate((element) => getComputedStyle(element).position);
      expect.soft(position, 'a bar in a low window').toMatch(/static|absolute/);
    }

    await page.setViewportSize({ width: 1280, height: 900 });
    await page.emulateMedia({ media: 'print', reducedMotion: 'no-preference' });
    await expectPrintedDocument(page);
    await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' });

    await doubleText(page);
    await expectFit(page, 'double text size', [320, 390, 1280, 1440]);
    await doubleText(page, 1);
    await page.setViewportSize({ width: 390, height: 844 });
    expect.soft(await findTextsCutBySpacing(page), `cut off with a reader’s own text spacing: ${SHORTEN}`).toEqual([]);
    await expectFit(page, 'a reader’s own text spacing', [390, 320]);
  });
}

async function expectFit(page: Page, state: string, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await findOverflowingTexts(page), `${width} px with ${state}: ${SHORTEN}`).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(wide, `${width} px with ${state}: ${SHORTEN}`).toBeLessThanOrEqual(width);
  }
}

/** Spaces text as WCAG 1.4.12 lets a reader do, and returns what is then cut off. */
function findTextsCutBySpacing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const spacing = new CSSStyleSheet();
    spacing.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } ' +
        'p { margin-bottom: 2em !important }',
    );
    document.adoptedStyleSheets = [spacing];
    return [...document.querySelectorAll('main :is(p, li, dt, dd, h1, h2, h3, a, button, summary)')]
      .filter((element) => element.checkVisibility() && !element.closest('[class*=sr-only], svg'))
      .filter((element) => /hidden|clip/.test(getComputedStyle(element).overflowY))
      .filter((element) => element.scrollHeight > element.clientHeight + 1)
      .map((element) => element.outerHTML.slice(0, 120));
  });
}

test('keeps the wordmark above the header’s line, and “Menu” on one line, at double text size', async ({ page }) => {
  await page.goto('/');
  await doubleText(page);
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const { wordmark, menuLines, line } = await page.locator('body > header').evaluate((header) => {
      const textBoxes = (selector: string) => {
        const range = document.createRange();
        range.selectNodeContents(header.querySelector(selector)?.firstChild ?? header);
        return [...range.getClientRects()];
      };
      return {
        wordmark: Math.max(...textBoxes('a').map(({ bottom }) => bottom)),
        menuLines: new Set(textBoxes('button').map(({ bottom }) => Math.round(bottom))).size,
        line: header.getBoundingClientRect().bottom,
      };
    });
    expect.soft(wordmark, `${width} px: shorten the site’s name, or use a narrower logo`).toBeLessThanOrEqual(line);
    expect.soft(menuLines, `${width} px: shorten the menu’s label in src/locale.ts`).toBe(1);
  }
});

test.describe('in forced colors', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

  test('fills a primary button with the visitor’s text color', async ({ page }) => {
    await page.goto('/services/');
    const [ink, paper] = await readSystemColors(page);
    const button = page.locator('main a.action.bg-ink').first();
    await expect(button).toHaveCSS('background-color', ink);
    await expect(button).toHaveCSS('color', paper);
  });

  test('highlights the open tab before and after its script loads', async ({ page }) => {
    await page.goto('/dashboard/');
    const tabs = page.locator('.dashboard-tabs a');
    const [, , highlight] = await readSystemColors(page);
    await expect(tabs.nth(0)).toHaveCSS('background-color', highlight);
    await tabs.nth(2).click();
    await expect(tabs.nth(2)).toHaveAttribute('aria-selected', 'true');
    await expect(tabs.nth(2)).toHaveCSS('background-color', highlight);
    await expect(tabs.nth(0)).not.toHaveCSS('background-color', highlight);
  });

  test('outlines a dialog and a toast', async ({ page }) => {
    needsSection('index', 'Closing');
    await page.goto('/');
    await page.locator('[data-dialog=contact-dialog]').click();
    await expect(page.getByRole('dialog')).toHaveCSS('outline-style', 'solid');
    await page.goto('/assessment/');
    await page.locator('#assessment form [type=submit]').click();
    await expect(page.locator('.toast')).toHaveCSS('outline-style', 'solid');
  });

  test('highlights the chosen answer', async ({ page }) => {
    await page.goto('/assessment/');
    const answers = page.locator('label:has([name=q1])');
    await answers.first().click();
    const look = (index: number) => answers.nth(index).evaluate((label) => getComputedStyle(label).backgroundColor);
    expect(await look(0)).not.toBe(await look(1));
  });
});

/** Expects the page's address at the head and no bars, frames, dialogs, motion or filled buttons. */
async function expectPrintedDocument(page: Page): Promise<void> {
  const canonical = (await page.locator('link[rel=canonical]').getAttribute('href')) ?? '';
  await expect.soft(page.locator('.print-head')).toContainText(canonical);
  // Polled, because a button's color changes in a transition.
  const findFaults = () =>
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
        lackingOnPaper: all('.print-head, details > p')
          .filter((element) => !isShown(element))
          .map(name),
        filledButtons: all('main a.action')
          .filter((button) => isShown(button) && isFilled(button))
          .map(name),
        // A heading keeps its text, a table's head its first row, and a figure its caption.
        leftAlone: all('main :is(h2, h3, thead)')
          .filter((element) => isShown(element) && getComputedStyle(element).breakAfter !== 'avoid')
          .map(name),
        // Chromium lets a sheet end between the rows of a long grid.
        inGridRows: all('main :is(#terms dl, .wrap:has(> h3))')
          .filter((element) => getComputedStyle(element).display === 'grid')
          .map(name),
        parted: all('main figure:has(figcaption)')
          .filter((element) => isShown(element) && getComputedStyle(element).breakInside !== 'avoid')
          .map(name),
        addressesInLogos: all('main a:has(img, svg[role=img], [aria-hidden] + .sr-only)')
          .filter((link) => isShown(link) && getComputedStyle(link, '::after').content.includes('http'))
          .map(name),
      };
    });
  await expect
    .poll(findFaults)
    .toEqual({
      inLetters: [],
      moving: [],
      shownOnPaper: [],
      lackingOnPaper: [],
      filledButtons: [],
      leftAlone: [],
      inGridRows: [],
      parted: [],
      addressesInLogos: [],
    });
}

/**
 * Returns the texts that end beyond the right edge. Drawings may be cut off on purpose, and what scrolls by itself may be longer
 * than the window.
 */
function findOverflowingTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const edge = document.documentElement.clientWidth + 1;
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const hidden = (element: Element) =>
      !element.checkVisibility({ visibilityProperty: true }) || element.closest('.sr-only');
    return [...document.querySelectorAll('body *:not(svg, svg *)')]
      .filter((element) =>
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()),
      )
      .filter((element) => !hidden(element) && !element.closest('table') && !scrolls(element))
      .filter((element) => element.getBoundingClientRect().right > edge)
      .map((element) => `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`);
  });
}

/** Returns the controls that are too low for a finger. A link within a sentence, or in a post, may be as low as its line. */
function findLowTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const inSentence = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      (element.closest('.prose') ||
        element.closest('p, li, dd, td, figure')?.textContent.trim() !== element.textContent.trim());
    return [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('.skip-link'))
      .map((element) =>
        element.matches('[type=radio], [type=checkbox]') ? (element.closest('label') ?? element) : element,
      )
      .filter((element) => !inSentence(element) && element.getBoundingClientRect().height < least)
      .map((element) => `${Math.round(element.getBoundingClientRect().height)} px: ${element.outerHTML.slice(0, 120)}`);
  }, MIN_TARGET_PX);
}

/** Reads the system's text, background and highlight colors as computed styles write them. */
function readSystemColors(page: Page): Promise<[ink: string, paper: string, highlight: string]> {
  return page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('p'));
    probe.style.cssText =
      'color: CanvasText; background: Canvas; forced-color-adjust: none; border: 1px solid Highlight';
    const { color, backgroundColor, borderTopColor } = getComputedStyle(probe);
    return [color, backgroundColor, borderTopColor];
  });
}
