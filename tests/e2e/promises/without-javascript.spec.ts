import type { Page } from 'playwright';
import { builtPages } from '../../support/built-site.ts';
import { expect, test } from '../../support/test.ts';
import { untilIdle } from '../../support/until-idle.ts';

// Promise 4: complete without JavaScript, that is the same headings, text and links as with it.

interface Content {
  headings: string[];
  text: string;
  links: string[];
}

test.use({ viewport: { width: 1280, height: 800 } });

// Pages are many and each is quickly read: one load after the other in the same two windows, half of them on each worker.
const routes = builtPages().map(({ route }) => route);
const HALVES = { first: routes.filter((_, index) => index % 2 === 0), second: routes.filter((_, index) => index % 2) };

for (const [half, pages] of Object.entries(HALVES)) {
  test(`the ${half} half of all pages says the same without JavaScript`, async ({ page, browser, baseURL }) => {
    test.slow();
    const scriptless = await browser.newPage({ javaScriptEnabled: false, viewport: page.viewportSize() });
    for (const route of pages) {
      await page.goto(route);
      await untilIdle(page);
      await scriptless.goto(baseURL + route);
      const without = await read(scriptless);
      expect.soft(without, route).toEqual(await read(page));
      expect.soft(without.text.length, route).toBeGreaterThan(200);
    }
    await scriptless.close();
  });
}

function read(page: Page): Promise<Content> {
  return page.evaluate(() => {
    // What only script can do (a Copy button) is offered only with it, what only its absence does is said only without.
    for (const element of document.querySelectorAll('[data-needs-script], noscript')) element.remove();
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
