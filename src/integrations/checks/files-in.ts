import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** Every file below a folder, by its path in it; none where there is no such folder. */
export async function filesIn(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  return new Set(files.map((entry) => relative(folder, join(entry.parentPath, entry.name))));
}

/** The texts of those files below a folder whose names fit, by their path in it behind `prefix`, in order. */
export async function textFiles(folder: string, prefix: string, pattern: RegExp): Promise<Map<string, string>> {
  const names = [...(await filesIn(folder))].filter((name) => pattern.test(name)).toSorted();
  const texts = names.map(async (name) => [prefix + name, await readFile(join(folder, name), 'utf8')] as const);
  return new Map(await Promise.all(texts));
}
