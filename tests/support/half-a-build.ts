import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { atomicOutput } from '../../src/integrations/atomic-output.ts';

/** A build into `dist` of a folder up to the moment before it is whole; resolves to where it writes and how it ends. */
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

// As a program: begins a build in the folder that it is given, says so, and waits to be interrupted.
const [, program, folder] = process.argv;
if (program === fileURLToPath(import.meta.url) && folder) {
  beginBuild(folder);
  setInterval(() => {}, 60_000);
  console.log('begun');
}
