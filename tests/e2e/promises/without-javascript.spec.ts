import type { Browser } from 'playwright';
import { builtPages } from '../../support/built-site.ts';
import { expect, test } from '../../support/test.ts';
import { untilIdle } from '../../support/until-idle.ts';

// Promise 4: complete without JavaScript, that is the same headings, text and links as with it.

interface Content {
  headings: string[];
  text: string;
  links: string[];
}

for (const { route } of builtPages()) {
  test(`${route} says the same without JavaScript`, async ({ browser, baseURL }) => {
    const [withScript, without] = [
      await read(browser, baseURL + route, true),
      await read(browser, baseURL + route, false),
    ];
    expect(without).toEqual(withScript);
    expect(without.text.length).toBeGreaterThan(200);
  });
}

async function read(browser: Browser, url: string, javaScriptEnabled: boolean): Promise<Content> {
  // Figures count up only where motion is welcome; here they must all stand at their end.
  const context = await browser.newContext({
    javaScriptEnabled,
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 800 },
  });
  const page = await context.newPage();
  await page.goto(url);
  await untilIdle(page);
  const content = await page.evaluate(() => {
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
  await context.close();
  return content;
}
