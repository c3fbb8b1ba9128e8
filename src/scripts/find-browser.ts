import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** The shell without windows first: it does the same in two thirds of the time. */
const SYSTEM = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** The path of a Chromium to test and print with: CHROMIUM_PATH, a system one, or Playwright's own; undefined where there is none. */
export function findBrowser(): string | undefined {
  return [process.env['CHROMIUM_PATH'], ...SYSTEM, chromium.executablePath()].find((path) => path && existsSync(path));
}

/** As root in a container there is no sandbox to be had; without the rest, the browser talks to hosts of its own. */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
