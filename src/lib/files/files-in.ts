import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** Returns every file below a folder, by its path in it. A missing folder has none. */
export async function filesIn(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  return new Set(files.map((entry) => pathIn(folder, join(entry.parentPath, entry.name))));
}

/** Returns the path of a file in a folder, with slashes, as addresses have them. */
export function pathIn(folder: string, file: string): string {
  return relative(folder, file).replaceAll(sep, '/');
}

/** Returns a text without its byte-order mark, which some editors on Windows write and no parser of JSON expects. */
export function withoutMark(text: string): string {
  return text.replace(/^\uFEFF/, '');
}

/** Reads the files below a folder whose names match. Returns their texts by path, sorted, with `prefix` in front. */
export async function textFiles(folder: string, prefix: string, pattern: RegExp): Promise<Map<string, string>> {
  const names = [...(await filesIn(folder))].filter((name) => pattern.test(name)).toSorted();
  const texts = names.map(
    async (name) => [prefix + name, withoutMark(await readFile(join(folder, name), 'utf8'))] as const,
  );
  return new Map(await Promise.all(texts));
}
