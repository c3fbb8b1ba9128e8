import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    benchmark: { include: ['tests/bench/**/*.bench.ts'] },
    projects: [
      { test: { name: 'unit', include: ['tests/unit/**/*.test.ts'] } },
      // One worker and one module graph: a page that one file has parsed is parsed for all.
      {
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          isolate: false,
          maxWorkers: 1,
          testTimeout: 120_000,
        },
      },
    ],
  },
});
