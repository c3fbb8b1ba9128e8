import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { AGAIN } from '../lib/stop.ts';

/**
 * `npm run build`: builds into a folder of its own and moves the finished site to `dist`. `astro build` alone empties `dist` first,
 * so a failed or interrupted build would take down a site that is served from there. If two builds run, the last to finish wins.
 */
const OUTPUT = 'dist';
const BUILDING = `node_modules/.cache/build-${process.pid}`;
const PREVIOUS = `${BUILDING}-previous`;
/** A virus scanner or another build may hold the folder for a moment. */
const ATTEMPTS = 5;
const PAUSE_MS = 100;

process.once('exit', () => {
  const left = existsSync(OUTPUT) ? [BUILDING, PREVIOUS] : [BUILDING];
  for (const folder of left) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});
const options = [...process.argv.slice(2), '--outDir', BUILDING];
let code = await build();
if (code === AGAIN) code = await build();
if (code !== 0) process.exit(code ?? 1);

for (let attempt = 1; ; attempt++) {
  try {
    publish();
    break;
  } catch (error) {
    if (attempt < ATTEMPTS) await setTimeout(PAUSE_MS);
    else {
      const kept = existsSync(OUTPUT) ? OUTPUT : PREVIOUS;
      console.error(`${kept} has the previous site: ${(error as Error).message}\nClose what uses it, and build again.`);
      process.exit(1);
    }
  }
}

// Loaded after the build, which names the faults of the owner's files.
const { isGuideStale } = await import('../data/guide-digest.ts');
if (await isGuideStale())
  console.warn('The guide’s PDF has older words or prices than its page: run npm run guide-pdf, then build again.');

async function build(): Promise<number | null> {
  const astro = spawn(process.execPath, ['node_modules/astro/astro.js', 'build', ...options], { stdio: 'inherit' });
  const stop = (signal: NodeJS.Signals) => void astro.kill(signal);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  const [exit] = (await once(astro, 'exit')) as [number | null];
  return exit;
}

/** Puts the new site in the previous one's place. If it can't, the previous one stays. */
function publish(): void {
  if (existsSync(PREVIOUS) && !existsSync(OUTPUT)) renameSync(PREVIOUS, OUTPUT);
  mkdirSync(OUTPUT, { recursive: true });
  rmSync(PREVIOUS, { recursive: true, force: true });
  try {
    renameSync(OUTPUT, PREVIOUS);
  } catch (error) {
    // A mounted volume can't be moved, nor can a folder onto another disk.
    if (!['EBUSY', 'EXDEV'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    return copyOver();
  }
  try {
    renameSync(BUILDING, OUTPUT);
  } catch (error) {
    if (!existsSync(OUTPUT)) renameSync(PREVIOUS, OUTPUT);
    throw error;
  }
}

/** Copies the new site over the previous one, and only then deletes the files that it no longer has. */
function copyOver(): void {
  cpSync(BUILDING, OUTPUT, { recursive: true });
  for (const name of readdirSync(OUTPUT, { recursive: true, encoding: 'utf8' }))
    if (!existsSync(join(BUILDING, name))) rmSync(join(OUTPUT, name), { recursive: true, force: true });
}
