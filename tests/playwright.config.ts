import { defineConfig } from 'playwright/test';
import { BROWSER_ARGS, findBrowser } from '../src/scripts/find-browser.ts';

const PORT = Number(process.env['TEST_PORT'] ?? 4610);

export default defineConfig({
  testDir: '.',
  testMatch: ['e2e/**/*.spec.ts', 'hosts/**/*.spec.ts'],
  outputDir: '../test-results',
  globalSetup: './support/global-setup.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  timeout: 60_000,
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    launchOptions: { executablePath: findBrowser(), args: BROWSER_ARGS },
    trace: 'off',
  },
  webServer: {
    command: `npx tsx tests/support/serve.ts dist ${PORT}`,
    cwd: '..',
    url: `http://127.0.0.1:${PORT}/`,
    reuseExistingServer: false,
  },
});
