import { defineConfig } from 'vitest/config';
import { site } from '../src/site.config.ts';

/** Tests without a build. A busy machine takes twelve times as long as an idle one. */
export const unit = {
  include: ['tests/unit/*.test.ts'],
  pool: 'threads' as const,
  testTimeout: 60_000,
  // One module graph per worker: loading the content for each file took longer than the tests.
  isolate: false,
  restoreMocks: true,
  unstubGlobals: true,
  unstubEnvs: true,
};

/** Tests that build the site or start a browser. */
const slow = { testTimeout: 600_000, hookTimeout: 600_000 };
const built = { ...slow, globalSetup: 'tests/support/global-setup.ts' };

export default defineConfig({
  test: {
    projects: [
      { test: { ...unit, name: 'unit' } },
      // Isolated, because a mocked module or environment would stay for the next file.
      { test: { name: 'unit-mocked', include: ['tests/unit/mocked/*.test.ts'], testTimeout: unit.testTimeout } },
      {
        test: {
          ...built,
          name: 'site',
          include: ['tests/site/*.test.ts'],
          // As in the build, so that menus and lists are those of its pages.
          env: { PAGES_OFF: site.pagesOff.join(' ') },
          // One worker and one module graph, so that each page is parsed once for all files.
          isolate: false,
          maxWorkers: 1,
          maxConcurrency: 2,
        },
      },
      { test: { ...built, name: 'browsers', include: ['tests/browsers/*.test.ts'] } },
      { test: { ...built, name: 'reproducible', include: ['tests/reproducible/*.test.ts'] } },
      { test: { ...built, name: 'hosts', include: ['tests/hosts/*.test.ts'] } },
      { test: { ...slow, name: 'owner', include: ['tests/owner/*.test.ts'], maxWorkers: 2 } },
    ],
  },
});
