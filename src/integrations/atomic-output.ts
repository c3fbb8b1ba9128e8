import { existsSync, renameSync, rmSync } from 'node:fs';
import { cp, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { AstroIntegration } from 'astro';

/** What a terminal or a host ends a build with; nothing can be done at a SIGKILL, but by the next build. */
const ENDINGS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * A build that fails or is interrupted leaves the former output as it was: the new one is made in a folder beside it and
 * takes its place when it is whole. Has to be the last integration.
 */
export function atomicOutput(): AstroIntegration {
  let target = '';
  let building = '';
  return {
    name: 'atomic-output',
    hooks: {
      'astro:config:setup': ({ command, config, updateConfig }) => {
        if (command !== 'build') return;
        target = fileURLToPath(config.outDir).replace(/[\\/]$/, '');
        building = beside(target, 'building');
        clearUp(target);
        updateConfig({ outDir: pathToFileURL(`${building}/`) });
        removeAtTheEnd(building);
      },
      'astro:build:done': async () => {
        await replaceFolder(target, building);
      },
    },
  };
}

function beside(target: string, what: 'building' | 'former'): string {
  return join(dirname(target), `.${basename(target)}-${what}`);
}

/** What a build that was killed may have left: its unfinished folder, and the former output already moved aside. */
function clearUp(target: string): void {
  const former = beside(target, 'former');
  if (!existsSync(target) && existsSync(former)) renameSync(former, target);
  for (const folder of [former, beside(target, 'building')]) removeFolder(folder);
}

/** However this process ends, as long as it is told. */
function removeAtTheEnd(folder: string): void {
  process.once('exit', () => removeFolder(folder));
  for (const signal of ENDINGS) {
    process.once(signal, () => {
      removeFolder(folder);
      process.kill(process.pid, signal); // with nobody listening any more, it ends as it would have
    });
  }
}

/** Files may still be on their way into it. */
function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** Puts one folder in another's place. A folder that can't be moved (a mounted volume) gets the other's contents. */
async function replaceFolder(target: string, source: string): Promise<void> {
  const former = beside(target, 'former');
  try {
    await rename(target, former);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EBUSY' || code === 'EXDEV') return replaceContents(target, source);
    if (code !== 'ENOENT') throw error; // the first build has nothing to replace
  }
  await rename(source, target);
  await rm(former, { recursive: true, force: true });
}

async function replaceContents(target: string, source: string): Promise<void> {
  for (const name of await readdir(target)) await rm(join(target, name), { recursive: true });
  await cp(source, target, { recursive: true });
}
