import { constants } from 'node:fs';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { keptIn, keyOf } from '../../lib/cache.ts';
import { counting } from '../../lib/progress.ts';
import { unwrap } from '../../lib/unwrap.ts';
import { codeVersion } from './code-version.ts';
import { unpackPage } from './kept-page.ts';
import { beginPlan, type OutputPlan, outputPlan } from './output-plan.ts';

/**
 * Puts what need not be made again where Astro would have put it. Has to come before all integrations that look at the
 * output. `environment`: the variables of the build.
 */
export function keptOutput(environment: object): AstroIntegration {
  let building = false;
  return {
    name: 'kept-output',
    hooks: {
      'astro:config:setup': ({ command }) => {
        building = command === 'build';
      },
      'astro:config:done': async ({ config }) => {
        if (!building) return;
        beginPlan({
          version: await codeVersion(fileURLToPath(config.root), environment),
          site: keyOf(environment),
          store: keptIn(fileURLToPath(new URL('pages/', config.cacheDir))),
        });
      },
      'astro:build:done': async ({ dir }) => {
        const plan = outputPlan();
        if (plan) await putInPlace(plan, fileURLToPath(dir));
      },
    },
  };
}

async function putInPlace({ store, found, copies, links, digest }: OutputPlan, root: string): Promise<void> {
  const count = counting('Pages as they were', found.size);
  for (const [file, name] of found) {
    const page = unpackPage(unwrap(await store.read(name), name).toString(), digest);
    await write(join(root, file), (path) => writeFile(path, page.html));
    links.set(file, page.links);
    count();
  }
  for (const [file, source] of copies)
    await write(join(root, file), (path) => copyFile(source, path, constants.COPYFILE_FICLONE));
}

async function write(path: string, content: (path: string) => Promise<void>): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await content(path);
}
