import { launch } from 'puppeteer-core';
import type { Engine } from './engine.ts';

/** Starts the system's Firefox. Every visit has its own tab: Firefox ESR reports no load after a page with a frame. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await launch({ browser: 'firefox', executablePath, defaultViewport: null });
  let page = await browser.newPage();
  let size = { width: 1280, height: 900 };
  const problems: string[] = [];

  return {
    name: await browser.version(),
    async navigate(url) {
      const last = page;
      page = await browser.newPage();
      await last.close();
      page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
      page.on('pageerror', (error) => problems.push(String(error)));
      await page.setViewport(size).catch(allowOldFirefox);
      await page.goto(url);
    },
    evaluate: (expression) => page.evaluate(expression),
    async click(selector, index) {
      const element = (await page.$$(selector))[index];
      if (!element) throw new Error(`There is no ${selector}`);
      await element.click();
    },
    hover: (selector) => page.hover(selector),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    async resize(width, height) {
      size = { width, height };
    },
    problems,
    close: () => browser.close(),
  };
}

/** Rethrows an error, unless Firefox is too old to set the screen's orientation, which Puppeteer sets along with the window's size. */
function allowOldFirefox(error: unknown): void {
  if (!String(error).includes('setScreenOrientationOverride')) throw error;
}
