import { availableParallelism } from 'node:os';
import { defineConfig } from 'playwright/test';
import { BROWSER_ARGS, findBrowser } from '../src/scripts/find-browser.ts';

export default defineConfig({
  testDir: '.',
  testMatch: ['e2e/**/*.spec.ts'],
  outputDir: '../test-results',
  globalSetup: './support/global-setup.ts',
  workers: availableParallelism(),
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // To keep a trace costs a third of the time, so only a second try of what has failed does; failed it has all the same.
  retries: 1,
  failOnFlakyTests: true,
  // A busy machine is slow, not wrong.
  timeout: 240_000,
  // What can't be clicked is named after a minute, not when the test's time is up.
  expect: { timeout: 60_000 },
  reporter: [['list']],
  use: {
    actionTimeout: 60_000,
    // What fades and slides is painted anew sixty times a second; only what is about motion asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: findBrowser(), args: BROWSER_ARGS },
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
});
