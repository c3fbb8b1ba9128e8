import { defineConfig } from 'vitest/config';
import { unit } from './vitest.config.ts';

/** Selects the unit tests that run code. Those that read sources would fail on every file that Stryker instruments. */
export default defineConfig({
  test: {
    ...unit,
    isolate: true,
    include: ['tests/unit/**/*.test.ts'],
    exclude: ['tests/unit/{imports,guides}.test.ts'],
  },
});
