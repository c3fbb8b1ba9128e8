import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type BrowserType, chromium, firefox, webkit } from 'playwright';
import { findBrowser } from '../../../src/commands/find-browser.ts';
import { startFirefox } from './bidi.ts';
import type { Engine } from './engine.ts';
import { startWithPlaywright } from './playwright.ts';
import { startWebKit } from './webdriver.ts';

export interface Family {
  name: 'Chromium' | 'Firefox' | 'WebKit';
  /** Undefined if none is installed. */
  start: (() => Promise<Engine>) | undefined;
  /** Commands that install one. */
  install: string;
}

/** Returns the three browser families: Playwright's own build if installed, else the system's. */
export function findFamilies(): Family[] {
  const system = findBrowser();
  const systemFirefox = findProgram('firefox-esr') ?? findProgram('firefox');
  const driver = findProgram('WebKitWebDriver');
  const screen = process.env['DISPLAY'] ?? findProgram('Xvfb');
  return [
    {
      name: 'Chromium',
      start: system ? () => startWithPlaywright(chromium, system) : undefined,
      install: 'npx playwright install chromium, or apt-get install chromium',
    },
    {
      name: 'Firefox',
      start: startOwn(firefox) ?? (systemFirefox ? () => startFirefox(systemFirefox) : undefined),
      install: 'npx playwright install firefox, or apt-get install firefox-esr',
    },
    {
      name: 'WebKit',
      start: startOwn(webkit) ?? (driver && screen ? () => startWebKit(driver) : undefined),
      install: 'npx playwright install webkit, or apt-get install webkit2gtk-driver xvfb',
    },
  ];
}

function startOwn(type: BrowserType): (() => Promise<Engine>) | undefined {
  return existsSync(type.executablePath()) ? () => startWithPlaywright(type) : undefined;
}

function findProgram(program: string): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.map((folder) => join(folder, program)).find((path) => existsSync(path));
}
