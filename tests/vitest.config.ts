import { defineConfig } from 'vitest/config';
import { site } from '../src/site.config.ts';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          testTimeout: 60_000, // a busy machine takes twelve times as long
          include: ['tests/unit/*.test.ts'],
          pool: 'threads',
          // One module graph per worker: loading the content for each file took longer than the tests.
          isolate: false,
          setupFiles: 'tests/support/american.ts',
          restoreMocks: true,
          unstubGlobals: true,
          unstubEnvs: true,
        },
      },
      // Isolated, because a mocked module or environment would stay for the next file.
      { test: { name: 'unit-mocked', include: ['tests/unit/mocked/*.test.ts'], pool: 'threads', testTimeout: 60_000 } },
      {
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          globalSetup: 'tests/support/global-setup.ts',
          // As in the build, so that menus and lists are those of its pages.
          env: { PAGES_OFF: site.pagesOff.join(' ') },
          // One worker and one module graph, so that each page is parsed once for all files.
          isolate: false,
          maxWorkers: 1,
          maxConcurrency: 2,
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
      {
        test: {
          name: 'browsers',
          include: ['tests/browsers/**/*.test.ts'],
          globalSetup: 'tests/support/global-setup.ts',
          // Node 20 has WebSocket behind this flag; later versions accept and ignore it.
          execArgv: ['--experimental-websocket'],
          testTimeout: 60_000,
          hookTimeout: 600_000,
        },
      },
      {
        test: {
          name: 'owner',
          include: ['tests/owner/**/*.test.ts'],
          maxWorkers: 2,
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
      {
        test: {
          name: 'reproducible',
          include: ['tests/reproducible/**/*.test.ts'],
          globalSetup: 'tests/support/global-setup.ts',
          testTimeout: 600_000,
        },
      },
      {
        test: {
          name: 'hosts',
          include: ['tests/hosts/**/*.test.ts'],
          globalSetup: 'tests/support/global-setup.ts',
          testTimeout: 60_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
});
