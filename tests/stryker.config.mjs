/** Mutation tests of the pure rules. */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'tests/vitest.mutation.config.ts', related: true },
  mutate: [
    'src/features/**/[a-z]*.ts',
    'src/lib/{,files/,net/}*.ts',
    'src/commands/launch-check/{finding,launch-findings,samples}.ts',
    'src/generators/{calendar,llms-text}.ts',
    'src/integrations/finish/{content-security-policy,finish-pages,page-styles,scan-page}.ts',
    'src/integrations/{checks/dead-links,checks/environment,sitemap}.ts',
    // Stores hold state; their rules are in the files next to them.
    '!src/**/*.store.ts',
    // Runs in a browser only, and is tested there.
    '!src/features/blog/show/{client-feed,island-events,new-posts,missing-post,search-posts}.ts',
    '!src/features/dialogs/open-dialog.ts',
    '!src/features/leadership-pilot/count-slots.ts',
    // Data, or a value that only Astro knows.
    '!src/features/consent/tag.ts',
    '!src/lib/{built-at,files/{cache-folder,file-paths},net/{post-json,site-origin}}.ts',
  ],
  coverageAnalysis: 'perTest',
  // A mutant in a constant of a module needs a run of every test.
  ignoreStatic: true,
  concurrency: 2,
  // Not below node_modules, where Vitest looks for no tests.
  tempDirName: '.stryker-tmp',
  incrementalFile: 'node_modules/.cache/stryker-incremental.json',
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { reportTests: false },
  thresholds: { high: 90, low: 80, break: 80 },
};
