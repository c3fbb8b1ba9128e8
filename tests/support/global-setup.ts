import { builtVariant } from './builds.ts';

/** Builds the site before test files load, because they list its pages. TEST_SITE selects another build. */
export default async function setup(): Promise<void> {
  process.env['TEST_SITE'] ??= await builtVariant('plain');
}
