import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/**
 * Makes an empty folder and deletes it when the test ends. Pass `afterAll` to keep it for the whole file. Pass it in concurrent
 * tests too, where Vitest doesn't know which test is calling.
 */
export async function temporaryFolder(atEnd: (remove: () => Promise<void>) => void = onTestFinished): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'test-'));
  atEnd(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
