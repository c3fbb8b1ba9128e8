import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** What a copy goes without: the owner's .env, what commands make, and the packages, which it shares. */
const LEFT_OUT = /^(?:\.astro|\.env(?!\.example).*|\.git|\.stryker-tmp|dist.*|node_modules|test-results)$/;
/** Caches of builds and tools. */
const CACHES = /^\.(?:astro|cache|vite|vite-temp|vitest)$/;

/** Copies the project into an empty folder, to change things there. It has caches of its own, which are empty. */
export function copyProject(folder = mkdtempSync(join(tmpdir(), 'project-'))): string {
  for (const name of readdirSync('.').filter((entry) => !LEFT_OUT.test(entry)))
    cpSync(name, join(folder, name), { recursive: true });
  const packages = join(folder, 'node_modules');
  mkdirSync(packages);
  for (const name of readdirSync('node_modules').filter((entry) => !CACHES.test(entry)))
    symlinkSync(resolve('node_modules', name), join(packages, name));
  return folder;
}
