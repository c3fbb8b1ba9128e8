import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export interface BuildResult {
  /** The exit code. */
  code: number;
  /** What it printed, standard output and errors together. */
  output: string;
  /** The built folder. */
  root: string;
}

const LOCK = 'node_modules/.cache/test-build.lock';

/**
 * Builds the site with these variables (and none of the machine's own for it) into `dist-test-{name}`. `project` is where
 * it stands; the checkout itself by default. One build at a time: they share a cache.
 */
export async function buildSite(name: string, env: Record<string, string>, project = '.'): Promise<BuildResult> {
  const root = resolve(project, `dist-test-${name}`);
  await rm(root, { recursive: true, force: true });
  await lock();
  try {
    return { ...(await run(['build', '--outDir', root], env, project)), root };
  } finally {
    await rm(LOCK, { recursive: true, force: true });
  }
}

/** A copy of the project to break things in; it shares the installed packages. */
export async function copyOfProject(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  for (const name of ['src', 'public', 'package.json', 'astro.config.mjs', 'tsconfig.json']) {
    await cp(name, join(folder, name), { recursive: true });
  }
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  return folder;
}

function run(args: string[], env: Record<string, string>, cwd: string): Promise<Pick<BuildResult, 'code' | 'output'>> {
  return new Promise((done, fail) => {
    const astro = spawn(process.execPath, [resolve('node_modules/astro/astro.js'), ...args], {
      cwd,
      env: { ...withoutOwnVariables(process.env), ...env, ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' },
    });
    let output = '';
    for (const stream of [astro.stdout, astro.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    astro.on('error', fail);
    astro.on('close', (code) => done({ code: code ?? 1, output }));
  });
}

function withoutOwnVariables(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(env).filter(([name]) => !/^(PUBLIC_|SITE_URL$|BASE_PATH$|FEED_|FORCE_COLOR$)/.test(name)),
  );
}

/** Waits until no other worker builds. */
async function lock(): Promise<void> {
  await mkdir('node_modules/.cache', { recursive: true });
  for (;;) {
    try {
      return await mkdir(LOCK);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      await new Promise((again) => setTimeout(again, 250));
    }
  }
}
