import { createHash, randomUUID } from 'node:crypto';
import { utimesSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const HOUR = 3_600_000;
const MONTH = 30 * 24 * HOUR;

/** Work of this and former builds in one folder, a file an item, found by a key of everything that went into it. */
export interface Kept {
  read(name: string): Promise<Buffer | undefined>;
  /** Whether it is there, and will be for another hour whatever builds beside this one drop. */
  has(name: string): boolean;
  /** Written whole or not at all, so that builds side by side never read half a file. */
  write(name: string, content: string | Uint8Array): Promise<void>;
  /**
   * Drops what this build has not asked for and none has made within a month; within an hour where this build has made
   * another in its place (names such as 'place@key').
   */
  prune(): Promise<void>;
}

/** The store in a folder, which needn't exist yet. Items of other builds stay: a preview must not cost the site its cache. */
export function keptIn(folder: string): Kept {
  const used = new Set<string>();
  let made: Promise<unknown> | undefined;
  return {
    async read(name) {
      used.add(name);
      return readFile(join(folder, name)).catch(() => undefined);
    },
    has(name) {
      used.add(name);
      return touched(join(folder, name));
    },
    async write(name, content) {
      used.add(name);
      await (made ??= mkdir(folder, { recursive: true }));
      const whole = join(folder, `${name}.${randomUUID()}`);
      await writeFile(whole, content);
      await rename(whole, join(folder, name));
    },
    async prune() {
      const names = await readdir(folder).catch(() => []);
      const taken = new Set([...used].map(placeOf));
      for (const name of names) {
        if (used.has(name)) continue;
        const { mtimeMs } = await stat(join(folder, name)).catch(() => ({ mtimeMs: Date.now() }));
        const dated = taken.has(placeOf(name)) ? HOUR : MONTH;
        if (Date.now() - mtimeMs > dated) await rm(join(folder, name), { force: true });
      }
    },
  };
}

function touched(path: string): boolean {
  try {
    const now = new Date();
    utimesSync(path, now, now);
    return true;
  } catch {
    return false;
  }
}

function placeOf(name: string): string {
  return name.replace(/@.*/, '');
}

/** A short name for everything that goes into an item: JSON values, the version of the code that makes it among them. */
export function keyOf(...parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}
