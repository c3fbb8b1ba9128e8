import { createHash, randomUUID } from 'node:crypto';
import { utimesSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const MAX_AGE_MS = 30 * 24 * 3_600_000;

/** A cache of work across builds: one folder, one file per entry, named by a digest of its inputs. */
export type FileCache = ReturnType<typeof openCache>;

/** Opens the cache in a folder, which is created at the first write. */
export function openCache(folder: string) {
  const used = new Set<string>();
  let made: Promise<unknown> | undefined;
  /** Returns whether the entry exists. Touches it so that a concurrent build does not prune it. */
  function has(name: string): boolean {
    used.add(name);
    return touch(join(folder, name));
  }
  return {
    has,
    async read(name: string): Promise<Buffer | undefined> {
      return has(name) ? readFile(join(folder, name)) : undefined;
    },
    /** Writes an entry in one step, so that a concurrent build never reads half a file. */
    async write(name: string, content: string | Uint8Array): Promise<void> {
      used.add(name);
      await (made ??= mkdir(folder, { recursive: true }));
      const temporary = join(folder, `${name}.${randomUUID()}`);
      await writeFile(temporary, content);
      await rename(temporary, join(folder, name));
    },
    /** Removes entries that no build has used for 30 days. */
    async prune(): Promise<void> {
      const names = await readdir(folder).catch(() => []);
      for (const name of names.filter((other) => !used.has(other))) {
        const { mtimeMs } = await stat(join(folder, name)).catch(() => ({ mtimeMs: Date.now() }));
        if (Date.now() - mtimeMs > MAX_AGE_MS) await rm(join(folder, name), { force: true });
      }
    },
  };
}

/** Sets the file's time to now. Returns whether it exists. */
function touch(path: string): boolean {
  try {
    const now = new Date();
    utimesSync(path, now, now);
    return true;
  } catch {
    return false;
  }
}

/** Returns a short digest of an entry's inputs: JSON values, including the version of the code that makes it. */
export function digestOf(...inputs: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(inputs)).digest('hex').slice(0, 32);
}
