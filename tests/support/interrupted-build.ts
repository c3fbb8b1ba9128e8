import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { atomicOutput } from '../../src/integrations/atomic-output.ts';

/** Begins a build into `dist` of a folder. Returns the folder that it writes to, and a function that finishes it. */
export function beginBuild(folder: string): { building: string; finish: () => Promise<void> } {
  const { hooks } = atomicOutput();
  const setup = hooks['astro:config:setup'] as (options: unknown) => void;
  let building = '';
  const updateConfig = ({ outDir }: { outDir: URL }) => (building = fileURLToPath(outDir));
  setup({ command: 'build', config: { outDir: pathToFileURL(join(folder, 'dist/')) }, updateConfig });
  mkdirSync(building);
  writeFileSync(join(building, 'new.html'), 'new');
  const done = hooks['astro:build:done'] as (options: unknown) => Promise<void>;
  return { building, finish: () => done({ logger: { info: () => {} } }) };
}

// As a program, begins a build in the given folder, prints `begun`, and finishes it at a line of input.
const [, program, folder] = process.argv;
if (program === fileURLToPath(import.meta.url) && folder) {
  const { finish } = beginBuild(folder);
  process.stdin.once('data', async () => {
    await finish();
    process.exit();
  });
  console.log('begun');
}
