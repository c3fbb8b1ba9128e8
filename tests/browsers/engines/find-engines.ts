import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type BrowserType, chromium, firefox, webkit } from 'playwright';
import { findBrowser } from '../../../src/scripts/find-browser.ts';
import { startFirefox } from './bidi.ts';
import type { Engine } from './engine.ts';
import { startWithPlaywright } from './playwright.ts';
import { startWebKit } from './webdriver.ts';

export interface Family {
  name: 'Chromium' | 'Firefox' | 'WebKit';
  /** Undefined where none is installed. */
  start: (() => Promise<Engine>) | undefined;
  /** How to come by one. */
  install: string;
}

/** The three families of browsers: Playwright's own where it is installed, else what the system has. */
export function findFamilies(): Family[] {
  const system = findBrowser();
  const fox = onPath('firefox-esr') ?? onPath('firefox');
  const driver = onPath('WebKitWebDriver');
  const screen = process.env['DISPLAY'] ?? onPath('Xvfb');
  return [
    {
      name: 'Chromium',
      start: system ? () => startWithPlaywright(chromium, system) : undefined,
      install: 'npx playwright install chromium, or apt-get install chromium',
    },
    {
      name: 'Firefox',
      start: ofPlaywright(firefox) ?? (fox ? () => startFirefox(fox) : undefined),
      install: 'npx playwright install firefox, or apt-get install firefox-esr',
    },
    {
      name: 'WebKit',
      start: ofPlaywright(webkit) ?? (driver && screen ? () => startWebKit(driver) : undefined),
      install: 'npx playwright install webkit, or apt-get install webkit2gtk-driver xvfb',
    },
  ];
}

function ofPlaywright(type: BrowserType): (() => Promise<Engine>) | undefined {
  return existsSync(type.executablePath()) ? () => startWithPlaywright(type) : undefined;
}

function onPath(program: string): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.map((folder) => join(folder, program)).find((path) => existsSync(path));
}
