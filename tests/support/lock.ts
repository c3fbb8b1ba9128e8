import { readFile, rm, writeFile } from 'node:fs/promises';

/** Does something while no other process that asks for the same lock does. The lock of a process that is gone is none. */
export async function withLock(file: string, work: () => Promise<void>): Promise<void> {
  while (!(await taken(file))) await new Promise((again) => setTimeout(again, 250));
  try {
    await work();
  } finally {
    await rm(file, { force: true });
  }
}

async function taken(file: string): Promise<boolean> {
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
