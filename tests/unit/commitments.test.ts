import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findContent } from '../support/owner/find-values.ts';
import { isSampleSite } from '../support/owner/is-sample-site.ts';

// Only the owner can keep the promises that pages make: they are samples, so that the launch check lists them.

/** Places of such promises: a file, the path within its content, and their minimum number. */
const PROMISES: readonly [file: string, path: RegExp, atLeast: number][] = [
  ['accelerator.ts', /^features$/, 9],
  ['claims.ts', /^\w*$/, 2],
  ['coaching.ts', /^(?:\w+\.features|title|text)$/, 18],
  ['commitments.ts', /./, 30],
  ['dinner.ts', /^protocol\.text$/, 4],
  ['events.ts', /\.details$/, 2],
  ['guide.ts', /^text$/, 4],
  ['launch-kit.ts', /^(?:includes\.\w+|answer)$/, 9],
  ['services.ts', /^(?:get|text)$/, 13],
  ['testimonials.ts', /./, 7],
  ...readdirSync('src/content/modules').map(
    (file) => [`modules/${file}`, /^questions\.answer$/, 4] satisfies [string, RegExp, number],
  ),
];

describe.runIf(isSampleSite())('promises in the owner’s name are samples', () => {
  test.each(PROMISES)('%s', (file, path, atLeast) => {
    const { values } = findContent(file, readFileSync(`src/content/${file}`, 'utf8'));
    const samples = values.filter((found) => found.sample && typeof found.value === 'string' && path.test(found.path));
    expect(samples.length).toBeGreaterThanOrEqual(atLeast);
  });
});
