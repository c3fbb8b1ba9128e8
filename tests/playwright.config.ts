import { availableParallelism } from 'node:os';
import { defineConfig } from 'playwright/test';
import { BROWSER_ARGS, findBrowser } from '../src/commands/find-browser.ts';

export default defineConfig({
  testDir: '.',
  testMatch: ['e2e/**/*.spec.ts'],
  outputDir: '../test-results',
  globalSetup: './support/global-setup.ts',
  // One more than cores, because tests also wait.
  workers: availableParallelism() + 1,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // Tracing costs a third of the time, so only a retry records one. The summary names a test that passed on a retry.
  retries: 2,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    actionTimeout: 20_000,
    // Animations cost CPU time in every test; only tests about motion turn them on.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: findBrowser(), args: BROWSER_ARGS },
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
});
