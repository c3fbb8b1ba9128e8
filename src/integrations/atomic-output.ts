import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { cp, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Signals that end a build. SIGKILL can't be caught: the next build cleans up after it. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Keeps the previous output until the new one is complete. Each build writes to its own folder, `.dist-new-PID`, and swaps it in
 * when it is done. If several builds run in one checkout, the last to finish wins. Has to be the last integration.
 */
export function atomicOutput(): AstroIntegration {
  let target = '';
  return {
    name: 'atomic-output',
    hooks: {
      'astro:config:setup': ({ command, config, updateConfig }) => {
        if (command !== 'build') return;
        target = fileURLToPath(config.outDir).replace(/[\\/]$/, '');
        removeLeftovers(target);
        const building = folderFor('new', target);
        updateConfig({ outDir: pathToFileURL(`${building}/`) });
        removeOnExit(building);
      },
      'astro:build:done': async ({ logger }) => {
        await swapIn(target);
        logger.info(`moved the finished site to ${basename(target)}`);
      },
    },
  };
}

function folderFor(kind: 'new' | 'old', target: string): string {
  return join(dirname(target), `.${basename(target)}-${kind}-${process.pid}`);
}

/** Removes the folders of killed builds. Restores the previous output if a build was killed during the swap. */
function removeLeftovers(target: string): void {
  const start = `.${basename(target)}-`;
  for (const entry of readdirSync(dirname(target))) {
    const [, kind, pid] = /^(new|old)-(\d+)$/.exec(entry.slice(start.length)) ?? [];
    if (!entry.startsWith(start) || !kind || isRunning(Number(pid))) continue;
    const folder = join(dirname(target), entry);
    if (kind === 'old' && !existsSync(target)) renameSync(folder, target);
    else removeFolder(folder);
  }
}

/** Returns whether another process with this id is running. */
function isRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Removes a folder on exit and on catchable signals. */
function removeOnExit(folder: string): void {
  process.once('exit', () => removeFolder(folder));
  for (const signal of SIGNALS) {
    process.once(signal, () => {
      removeFolder(folder);
      process.kill(process.pid, signal); // Once no listener is left, the signal ends the process.
    });
  }
}

function removeFolder(folder: string): void {
  // Retries, because files may still be written into it.
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** Replaces the previous output with the new one. If that can't be moved (a mounted volume), replaces its contents. */
async function swapIn(target: string): Promise<void> {
  const building = folderFor('new', target);
  const previous = folderFor('old', target);
  try {
    await rename(target, previous);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EBUSY' || code === 'EXDEV') return replaceContents(target, building);
    if (code !== 'ENOENT') throw error; // The first build has nothing to replace.
  }
  try {
    await rename(building, target);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOTEMPTY' && code !== 'EEXIST') throw error;
    await rm(previous, { recursive: true, force: true });
    return swapIn(target); // Another build finished in the meantime.
  }
  await rm(previous, { recursive: true, force: true });
}

async function replaceContents(target: string, source: string): Promise<void> {
  for (const name of await readdir(target)) await rm(join(target, name), { recursive: true });
  await cp(source, target, { recursive: true });
}
