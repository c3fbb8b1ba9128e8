import { readFile, rm, writeFile } from 'node:fs/promises';

/** Runs `work` while holding the lock file. Takes over the lock of a process that no longer runs. */
export async function withLock(file: string, work: () => Promise<void>): Promise<void> {
  while (!(await takeLock(file))) await new Promise((resolve) => setTimeout(resolve, 250));
  try {
    await work();
  } finally {
    await rm(file, { force: true });
  }
}

async function takeLock(file: string): Promise<boolean> {
  try {
    await writeFile(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const owner = Number(await readFile(file, 'utf8').catch(() => ''));
    if (owner && !isAlive(owner)) await rm(file, { force: true });
    return false;
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
