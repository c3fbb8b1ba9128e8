import { spawn } from 'node:child_process';
import { cp, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { environmentSchema } from '../../src/integrations/checks/environment.ts';

export interface BuildResult {
  /** The exit code. */
  code: number;
  /** What it printed, standard output and errors together. */
  output: string;
}

interface BuildOptions {
  /** Where the project stands; the checkout itself by default. */
  project?: string;
  /** The origin that answers for `http://feed.test`. */
  feed?: string;
}

/** Builds the site into a folder with these variables alone: neither the machine's nor an owner's .env count. */
export function buildSite(
  outDir: string,
  env: Record<string, string>,
  { project = '.', feed = '' }: BuildOptions = {},
): Promise<BuildResult> {
  const preload = ['--import', resolve('tests/support/feed-from-here.mjs')];
  const astro = [resolve('node_modules/astro/astro.js'), 'build', '--outDir', resolve(project, outDir)];
  return new Promise((done, fail) => {
    const build = spawn(process.execPath, [...preload, ...astro], {
      cwd: project,
      env: { ...process.env, ...UNSET, ...env, TEST_FEED: feed, ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' },
    });
    let output = '';
    for (const stream of [build.stdout, build.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    build.on('error', fail);
    build.on('close', (code) => done({ code: code ?? 1, output }));
  });
}

/** Every variable at what it is where nobody sets it; said outright, it goes before a .env file. */
const UNSET = {
  ...environmentSchema.parse({}),
  FEED_OPTIONAL: 'false',
  FORCE_COLOR: undefined,
  // What Vitest says of itself would be taken for the site's.
  ...Object.fromEntries(['NODE_ENV', 'MODE', 'BASE_URL', 'DEV', 'PROD', 'SSR'].map((name) => [name, undefined])),
};

/** A copy of the project in an empty folder, to break things in; it shares the installed packages. */
export async function copyProject(folder: string): Promise<void> {
  for (const name of ['src', 'public', 'package.json', 'astro.config.mjs', 'tsconfig.json']) {
    await cp(name, join(folder, name), { recursive: true });
  }
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
}
