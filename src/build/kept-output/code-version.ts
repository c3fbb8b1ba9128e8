import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { keyOf } from '../cache/kept.ts';

const LOCKS = ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock'];
const CODE = ['src', 'astro.config.mjs', 'package.json', ...LOCKS];
/** What a post says goes into the key of its own page, so that a new one leaves the others alone. */
const POSTS = join('src', 'content', 'posts');

/**
 * Changes with whatever decides how a page looks beside its own input: the code, all other content, colors and fonts, the
 * packages, the environment, and the year, which stands at the foot of every page. `root`: the project's folder.
 */
export function codeVersion(root: string, environment: object): string {
  const files = CODE.flatMap((name) => filesOf(join(root, name)))
    .map((file) => relative(root, file))
    .filter((file) => !file.startsWith(POSTS))
    .toSorted();
  const sources = files.map((file) => [file, readFileSync(join(root, file), 'latin1')]);
  return keyOf(process.version, environment, new Date().getFullYear(), sources);
}

function filesOf(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
