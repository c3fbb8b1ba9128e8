import type { BrowserType } from 'playwright';
import { BROWSER_ARGS } from '../../../src/commands/find-browser.ts';
import type { Engine } from './engine.ts';

/** The browser's own messages about missing pages and unreachable hosts. */
const EXPECTED = /Failed to load resource|net::ERR_/;

/** Starts one of Playwright's browsers, or the system's Chromium. */
export async function startWithPlaywright(type: BrowserType, executablePath?: string): Promise<Engine> {
  const isChromium = type.name() === 'chromium';
  const args = isChromium ? BROWSER_ARGS : [];
  const browser = await type.launch({ args, ...(executablePath && { executablePath }) });
  // Headless Chromium refuses the clipboard without asking.
  const page = await browser.newPage(isChromium ? { permissions: ['clipboard-write'] } : {});
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !EXPECTED.test(message.text())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  return {
    name: `${type.name()} ${browser.version()}, with Playwright`,
    navigate: async (url) => void (await page.goto(url)),
    run: (expression) => page.evaluate<string>(expression),
    async point(x, y, click) {
      await page.mouse.move(x, y);
      if (click) await page.mouse.click(x, y);
    },
    press: (key) => page.keyboard.press(key === ' ' ? 'Space' : key),
    resize: (width, height) => page.setViewportSize({ width, height }),
    problems: () => problems,
    close: () => browser.close(),
  };
}
