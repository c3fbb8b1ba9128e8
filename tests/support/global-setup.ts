import { builtVariant } from './builds.ts';

/** Before the first test file is read: files ask the built pages what there is to test. TEST_SITE names another build. */
export default async function setup(): Promise<void> {
  process.env['TEST_SITE'] ??= await builtVariant('plain');
}
