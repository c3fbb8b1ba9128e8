import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

// The headless shell first: it takes two thirds of the time.
const SYSTEM = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

/** What to do without one. */
export const BROWSER_MISSING = 'Install Chrome, or run npx playwright install chromium';

/** Returns the path of a Chromium: CHROMIUM_PATH, else the system's, else Playwright's own; undefined if there is none. */
export function findBrowser(): string | undefined {
  return [process.env['CHROMIUM_PATH'], ...SYSTEM, chromium.executablePath()].find((path) => path && existsSync(path));
}

/**
 * The arguments for every launch: tests, pictures, PDF. A container's root user has no sandbox. Without the
 * network flags, the browser contacts its vendor's hosts. The headless shell hints fonts by default, which sets text 1 to
 * 2% wider than in any visitor's browser.
 */
export const BROWSER_ARGS = [
  '--font-render-hinting=none',
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
