import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** Every file below a folder, by its path in it; none where there is no such folder. */
export async function filesIn(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  return new Set(files.map((entry) => relative(folder, join(entry.parentPath, entry.name))));
}
