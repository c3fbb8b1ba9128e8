import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { atomicOutput } from '../../src/integrations/atomic-output.ts';

/** Begins a build into the folder's `dist` and leaves it unfinished. Returns where it writes and how to finish it. */
export function beginBuild(folder: string): { building: string; finish: () => Promise<void> } {
  const { hooks } = atomicOutput();
  const setup = hooks['astro:config:setup'] as (options: unknown) => void;
  let building = '';
  const updateConfig = ({ outDir }: { outDir: URL }) => (building = fileURLToPath(outDir));
  setup({ command: 'build', config: { outDir: pathToFileURL(join(folder, 'dist/')) }, updateConfig });
  mkdirSync(building);
  writeFileSync(join(building, 'new.html'), 'new');
  return { building, finish: hooks['astro:build:done'] as () => Promise<void> };
}

// As a program: begins a build in the given folder, prints `begun`, and waits for a signal.
const [, program, folder] = process.argv;
if (program === fileURLToPath(import.meta.url) && folder) {
  beginBuild(folder);
  setInterval(() => {}, 60_000);
  console.log('begun');
}
