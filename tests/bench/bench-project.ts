import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink } from 'node:fs/promises';
import type { Profiler } from 'node:inspector';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { slowestPhases, type Phase } from './phases.ts';

export interface BuildCost {
  seconds: number;
  cpuSeconds: number;
  peakMegabytes: number;
  outputMegabytes: number;
  files: number;
  /** The five slowest, if the build was profiled. */
  phases?: Phase[];
}

/** Copies a checkout, with empty caches, so that the first build is cold and the checkout's own caches stay unchanged. */
export async function copyCheckout(checkout: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  for (const name of ['src', 'public', 'package.json', 'astro.config.mjs', 'tsconfig.json']) {
    await cp(join(checkout, name), join(folder, name), { recursive: true });
  }
  await mkdir(join(folder, 'node_modules'));
  const packages = resolve(checkout, 'node_modules');
  for (const name of (await readdir(packages)).filter((entry) => !/^\.(?!bin)/.test(entry))) {
    await symlink(join(packages, name), join(folder, 'node_modules', name));
  }
  return folder;
}

/** Builds a copy with these variables and returns what it cost. Throws the build's output if it fails. */
export async function measureBuild(
  project: string,
  env: Record<string, string>,
  profiled: boolean,
): Promise<BuildCost> {
  const result = join(project, 'bench-result.json');
  await rm(join(project, 'dist'), { recursive: true, force: true });
  const started = performance.now();
  await run(project, {
    ...env,
    BENCH_RESULT: result,
    BENCH_PROFILE: profiled ? '1' : '',
    ASTRO_TELEMETRY_DISABLED: '1',
  });
  const seconds = (performance.now() - started) / 1000;
  const { profile, ...cost } = JSON.parse(await readFile(result, 'utf8')) as Measured;
  const phases = profile && { phases: slowestPhases(profile) };
  return { seconds, ...cost, ...(await sizeOf(join(project, 'dist'))), ...phases };
}

type Measured = Pick<BuildCost, 'cpuSeconds' | 'peakMegabytes'> & { profile?: Profiler.Profile };

function run(cwd: string, env: Record<string, string>): Promise<void> {
  const preload = resolve(import.meta.dirname, 'measure-process.mjs');
  return new Promise((done, fail) => {
    const astro = spawn(process.execPath, ['--import', preload, resolve(cwd, 'node_modules/astro/astro.js'), 'build'], {
      cwd,
      env: { ...process.env, ...env },
    });
    let output = '';
    for (const stream of [astro.stdout, astro.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    astro.on('error', fail);
    astro.on('close', (code) => (code === 0 ? done() : fail(new Error(output))));
  });
}

async function sizeOf(folder: string): Promise<Pick<BuildCost, 'outputMegabytes' | 'files'>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(file.parentPath, file.name))).size));
  return { outputMegabytes: sizes.reduce((sum, size) => sum + size, 0) / 1e6, files: files.length };
}
