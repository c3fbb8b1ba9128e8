import { defineConfig } from 'vitest/config';

/** Selects the unit tests that run code. Those that read sources would fail on every file that Stryker instruments. */
export default defineConfig({
  test: {
    include: ['tests/unit/*.test.ts'],
    exclude: ['tests/unit/{imports,guides,samples}.test.ts'],
    // Stryker runs the tests with instruments, on a machine that may be busy.
    testTimeout: 60_000,
    pool: 'threads',
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
  },
});
