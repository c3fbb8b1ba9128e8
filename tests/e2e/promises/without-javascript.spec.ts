import type { Page } from 'playwright';
import { samplePages } from '../../support/built-site.ts';
import { expect, test } from '../../support/test.ts';
import { waitForIdle } from '../../support/wait-for-idle.ts';

// Promise 4: the same headings, text and links without JavaScript as with it.

interface Content {
  headings: string[];
  text: string;
  links: string[];
}

test.use({ viewport: { width: 1280, height: 800 } });

// Reuses two windows for all pages of a half, which is faster than a test per page; each worker takes one half.
const routes = samplePages().map(({ route }) => route);
const HALVES = { first: routes.filter((_, index) => index % 2 === 0), second: routes.filter((_, index) => index % 2) };

for (const [half, pages] of Object.entries(HALVES)) {
  test(`shows the same content without JavaScript, ${half} half of the pages`, async ({ page, browser, baseURL }) => {
    test.slow();
    const scriptless = await browser.newPage({ javaScriptEnabled: false, viewport: page.viewportSize() });
    for (const route of pages) {
      await page.goto(route);
      await waitForIdle(page);
      await scriptless.goto(baseURL + route);
      const without = await readContent(scriptless);
      expect.soft(without, route).toEqual(await readContent(page));
      expect.soft(without.text.length, route).toBeGreaterThan(200);
    }
    await scriptless.close();
  });
}

function readContent(page: Page): Promise<Content> {
  return page.evaluate(() => {
    // A control that needs a script (Copy, the answer about consent) shows only with one, and <noscript> only without.
    for (const element of document.querySelectorAll('[data-needs-script], consent-choice, noscript')) element.remove();
    const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const fold = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    return {
      headings: all('h1, h2, h3, h4')
        .filter(shown)
        .map((heading) => fold(heading.textContent)),
      text: fold(document.body.innerText),
      links: all('a[href]').map((link) => `${fold(link.textContent)} ${link.getAttribute('href')}`),
    };
  });
}
