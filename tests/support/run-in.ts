import { spawn } from 'node:child_process';
import { environmentSchema } from '../../src/integrations/checks/environment.ts';

/** Variables of the machine and the test runner, which would override the project's .env. */
const RUNNERS = ['NODE_ENV', 'MODE', 'BASE_URL', 'DEV', 'PROD', 'SSR', 'TEST', 'VITEST', 'TEST_SITE', 'FORCE_COLOR'];

export interface Outcome {
  code: number;
  /** Standard output and errors, in order. */
  output: string;
}

/** Runs a command in a project's folder with its own .env and these variables. */
export function runIn(
  project: string,
  [program = '', ...args]: readonly string[],
  variables: Readonly<Record<string, string | undefined>> = {},
): Promise<Outcome> {
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' };
  for (const name of [...RUNNERS, ...Object.keys(environmentSchema.shape)]) Reflect.deleteProperty(env, name);
  return new Promise((done, fail) => {
    const child = spawn(program, args, { cwd: project, env: { ...env, ...variables } });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', fail);
    child.on('close', (code) => done({ code: code ?? 1, output }));
  });
}
