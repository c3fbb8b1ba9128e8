import { rmSync } from 'node:fs';
import { cp, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { AstroIntegration } from 'astro';

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
        building = join(dirname(target), `.${basename(target)}-building`);
        rmSync(building, { recursive: true, force: true });
        updateConfig({ outDir: pathToFileURL(`${building}/`) });
        process.once('exit', () => rmSync(building, { recursive: true, force: true }));
      },
      'astro:build:done': async () => {
        await replaceFolder(target, building);
      },
    },
  };
}

/** Puts one folder in another's place. A folder that can't be moved (a mounted volume) gets the other's contents. */
async function replaceFolder(target: string, source: string): Promise<void> {
  const former = join(dirname(target), `.${basename(target)}-former`);
  await rm(former, { recursive: true, force: true });
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
