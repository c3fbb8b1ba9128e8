import { type ConsoleMessage, expect, test as base } from 'playwright/test';

/** What the browser itself says of a page that is meant to be missing, or of a host that no test has. */
const EXPECTED = [/Failed to load resource/, /net::ERR_/];

interface Fixtures {
  /** Console errors and policy violations so far; a test that provokes some empties it. */
  problems: string[];
}

/** Playwright's test, failing any that leaves an error or a Content-Security-Policy violation in the console. */
export const test = base.extend<Fixtures>({
  problems: [
    async ({ context }, use) => {
      const problems: string[] = [];
      context.on('console', (message: ConsoleMessage) => {
        if (message.type() !== 'error' || EXPECTED.some((pattern) => pattern.test(message.text()))) return;
        problems.push(`${message.page()?.url()}: ${message.text()}`);
      });
      context.on('weberror', (error) => problems.push(`${error.page()?.url()}: ${error.error()}`));
      await use(problems);
      expect(problems, 'console errors and policy violations').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
