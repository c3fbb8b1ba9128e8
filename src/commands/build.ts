import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * `npm run build`: builds into a folder of its own and moves the finished site to `dist`. `astro build` alone empties `dist` first,
 * so a failed or interrupted build would take down a site that is served from there. If two builds run, the last to finish wins.
 */
const OUTPUT = 'dist';
const BUILDING = `node_modules/.cache/build-${process.pid}`;
const PREVIOUS = `${BUILDING}-previous`;

process.once('exit', () => {
  for (const folder of [BUILDING, PREVIOUS]) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});
const options = [...process.argv.slice(2), '--outDir', BUILDING];
const astro = spawn(process.execPath, ['node_modules/astro/astro.js', 'build', ...options], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => astro.kill(signal));
const [code] = (await once(astro, 'exit')) as [number | null];
if (code !== 0) process.exit(code ?? 1);
try {
  mkdirSync(OUTPUT, { recursive: true });
  renameSync(OUTPUT, PREVIOUS);
  renameSync(BUILDING, OUTPUT);
} catch (error) {
  // A mounted volume can't be moved, nor can a folder onto another disk.
  if (!['EBUSY', 'EXDEV'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  mkdirSync(OUTPUT, { recursive: true });
  for (const name of readdirSync(OUTPUT)) rmSync(join(OUTPUT, name), { recursive: true });
  cpSync(BUILDING, OUTPUT, { recursive: true });
}
