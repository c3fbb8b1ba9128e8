import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { hostFiles as headers } from '../generators/host-files.ts';
import { precompress } from '../lib/files/precompress.ts';

interface Options {
  /** Writes compressed copies next to the files. */
  precompressed: boolean;
  /** Files of `public` that the owner has replaced with a provider's, by their path in the output. */
  replaced: readonly string[];
}

/** Writes headers in the forms that hosts read, and compressed copies, into the built folder, and removes what isn't needed. */
export function hostFiles({ precompressed, replaced }: Options): AstroIntegration {
  let base = '/';
  return {
    name: 'host-files',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base;
      },
      // Before the links are checked.
      'astro:build:generated': async ({ dir }) => {
        const root = fileURLToPath(dir);
        for (const name of replaced) await rm(join(root, name), { force: true });
        for (const [name, content] of Object.entries(headers(base))) await writeFile(join(root, name), content);
      },
      'astro:build:done': async ({ dir }) => {
        if (precompressed) await precompress(fileURLToPath(dir));
      },
    },
  };
}
