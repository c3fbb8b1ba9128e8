import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const MONTH = 30 * 86_400_000;

/** Work of this and former builds in one folder, a file an item, found by a key of everything that went into it. */
export interface Kept {
  read(name: string): Promise<Buffer | undefined>;
  has(name: string): boolean;
  /** Written whole or not at all, so that builds side by side never read half a file. */
  write(name: string, content: string | Uint8Array): Promise<void>;
  /** Drops what this build has not asked for and no build has made within a month. */
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
      return existsSync(join(folder, name));
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
      for (const name of names) {
        if (used.has(name)) continue;
        const { mtimeMs } = await stat(join(folder, name)).catch(() => ({ mtimeMs: Date.now() }));
        if (Date.now() - mtimeMs > MONTH) await rm(join(folder, name), { force: true });
      }
    },
  };
}

/** A short name for everything that goes into an item: JSON values, the version of the code that makes it among them. */
export function keyOf(...parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}
