import { spawn } from 'node:child_process';
import { cp, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { environmentSchema } from '../../src/integrations/checks/environment.ts';

export interface BuildResult {
  code: number;
  /** Standard output and errors, in order. */
  output: string;
}

interface BuildOptions {
  /** The project's folder; this checkout by default. */
  project?: string;
  /** The origin that serves `http://feed.test`. */
  feed?: string;
}

/** Builds the site into a folder with only these variables. The machine's environment and the owner's .env don't apply. */
export function buildSite(
  outDir: string,
  env: Record<string, string>,
  { project = '.', feed = '' }: BuildOptions = {},
): Promise<BuildResult> {
  const preload = ['--import', resolve('tests/support/redirect-feed.mjs')];
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

/** The default of every variable. Set explicitly, so that it overrides a .env file. */
const UNSET = {
  ...environmentSchema.parse({}),
  FEED_OPTIONAL: 'false',
  FORCE_COLOR: undefined,
  // Vitest sets these, and Astro would read them.
  ...Object.fromEntries(['NODE_ENV', 'MODE', 'BASE_URL', 'DEV', 'PROD', 'SSR'].map((name) => [name, undefined])),
};

/** Copies the project into an empty folder, to break things there. Shares the installed packages. */
export async function copyProject(folder: string): Promise<void> {
  for (const name of ['src', 'public', 'package.json', 'astro.config.mjs', 'tsconfig.json']) {
    await cp(name, join(folder, name), { recursive: true });
  }
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
}
