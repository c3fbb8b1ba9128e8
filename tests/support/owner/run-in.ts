import { spawn } from 'node:child_process';
import { environmentSchema } from '../../../src/integrations/checks/environment.ts';

/** Variables of the machine and the test runner, which would override the project's .env. */
const RUNNERS = ['NODE_ENV', 'MODE', 'BASE_URL', 'DEV', 'PROD', 'SSR', 'TEST', 'VITEST', 'TEST_SITE', 'FORCE_COLOR'];

/** Runs a command in a project's folder with only its own .env. Returns the exit code and the output. */
export function runIn(
  project: string,
  command: string,
  env: Record<string, string> = {},
): Promise<{ code: number; output: string }> {
  const own = { ...process.env };
  for (const name of [...RUNNERS, ...Object.keys(environmentSchema.shape)]) delete own[name];
  return new Promise((done, fail) => {
    const child = spawn(command, {
      cwd: project,
      shell: true,
      env: { ...own, ...env, ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', fail);
    child.on('close', (code) => done({ code: code ?? 1, output }));
  });
}
