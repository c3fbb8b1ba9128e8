import { launch } from 'puppeteer-core';
import type { Engine } from './engine.ts';

/** Starts the system's Firefox. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await launch({ browser: 'firefox', executablePath });
  const page = await browser.newPage();
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(String(error)));

  return {
    name: await browser.version(),
    navigate: (url) => page.goto(url),
    evaluate: (expression) => page.evaluate(expression),
    async click(selector, index) {
      const element = (await page.$$(selector))[index];
      if (!element) throw new Error(`There is no ${selector}`);
      await element.click();
    },
    hover: (selector) => page.hover(selector),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewport({ width, height }),
    problems,
    close: () => browser.close(),
  };
}
