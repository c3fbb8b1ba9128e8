import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** The files to copy: everything but the owner's .env. */
const PROJECT = [
  'src',
  'public',
  'tests',
  'docs',
  'package.json',
  'astro.config.mjs',
  'tsconfig.json',
  'package-lock.json',
  '.env.example',
  'README.md',
  'CONTRIBUTING.md',
  'LICENSE',
  '.github',
  '.ci',
  '.editorconfig',
  '.oxlintrc.json',
  '.prettierignore',
  '.gitignore',
];

/** Copies the project into a temporary folder with empty caches. Shares the installed packages. */
export function copyOwnerProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'owner-'));
  for (const name of PROJECT) cpSync(name, join(folder, name), { recursive: true });
  const packages = join(folder, 'node_modules');
  mkdirSync(packages);
  for (const name of readdirSync('node_modules'))
    if (!CACHES.has(name)) symlinkSync(resolve('node_modules', name), join(packages, name));
  return folder;
}

/** Caches of builds and tools. */
const CACHES = new Set(['.astro', '.cache', '.vite', '.vite-temp', '.vitest']);

/** Writes files of a project. */
export function writeFiles(folder: string, files: ReadonlyMap<string, string>): void {
  for (const [file, text] of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}
