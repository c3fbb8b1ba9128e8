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
  retries: 0,
  // A busy machine is slow, not wrong.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  use: {
    launchOptions: { executablePath: findBrowser(), args: BROWSER_ARGS },
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
});
