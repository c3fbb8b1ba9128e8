import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/**
 * An empty folder, which goes when the test that asks for it has ended, passed or failed. `atEnd` says another end:
 * `afterAll` for a folder of a whole file, and for tests that run side by side, of which Vitest can't tell who asks.
 */
export async function temporaryFolder(atEnd: (remove: () => Promise<void>) => void = onTestFinished): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'test-'));
  atEnd(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
