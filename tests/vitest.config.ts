import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    benchmark: { include: ['tests/bench/**/*.bench.ts'] },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/unit/*.test.ts', 'tests/unit/pages/*.test.ts'],
          pool: 'threads',
          // One module graph a worker: to load the content anew for each file took longer than the tests.
          isolate: false,
          restoreMocks: true,
          unstubGlobals: true,
          unstubEnvs: true,
        },
      },
      // What puts another module or another environment in a module's place would leave it there for the next file.
      { test: { name: 'unit-mocked', include: ['tests/unit/mocked/*.test.ts'], pool: 'threads' } },
      {
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          globalSetup: 'tests/support/global-setup.ts',
          // One worker and one module graph: a page that one file has parsed is parsed for all.
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
          testTimeout: 240_000,
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
