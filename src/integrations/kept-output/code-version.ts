import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { keyOf } from '../../lib/cache.ts';
import { filesIn } from '../checks/files-in.ts';

const LOCKS = ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock'];
const SETTINGS = ['astro.config.mjs', 'package.json', ...LOCKS];
/** What a post says goes into the key of its own page, so that a new one leaves the others alone. */
const POSTS = join('src', 'content', 'posts', sep);

/**
 * Changes with whatever decides how a page looks beside its own input: the code, all other content, colors and fonts, the
 * packages, the environment, and the year, which stands at the foot of every page. `root`: the project's folder.
 */
export async function codeVersion(root: string, environment: object): Promise<string> {
  const names = Array.from(await filesIn(join(root, 'src')), (name) => join('src', name));
  const files = [...SETTINGS, ...names.filter((name) => !name.startsWith(POSTS)).toSorted()];
  const sources = files.map(async (file) => [file, await readFile(join(root, file), 'latin1').catch(() => '')]);
  return keyOf(process.version, environment, new Date().getFullYear(), await Promise.all(sources));
}
