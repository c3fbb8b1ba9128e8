import { rm } from 'node:fs/promises';

/** A lock that an interrupted run left behind would stop the next one for ever. */
export default async function setup(): Promise<void> {
  await rm('node_modules/.cache/test-build.lock', { recursive: true, force: true });
}
