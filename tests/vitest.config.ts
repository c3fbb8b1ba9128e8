import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    benchmark: { include: ['tests/bench/**/*.bench.ts'] },
    projects: [
      { test: { name: 'unit', include: ['tests/unit/**/*.test.ts'], pool: 'threads' } },
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
