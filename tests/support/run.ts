import { spawn } from 'node:child_process';

/**
 * `npm test`: every step, those side by side that do not need each other. Each says when it begins and ends; what it
 * prints follows at its end, whole, so that two steps do not talk into each other. `quick` leaves out what needs a build.
 */
const quick = process.argv.includes('quick');
const started = Date.now();
const seconds = (since: number) => `${Math.round((Date.now() - since) / 1000)} s`;

const failed: string[] = [];

async function step(name: string, live = false): Promise<void> {
  console.log(`▶ ${name}`);
  const begun = Date.now();
  const { code, output } = await npmRun(`test:${name}`, live);
  if (code !== 0) failed.push(name);
  console.log(`${output}${code === 0 ? '✓' : '✗'} ${name}, ${seconds(begun)}`);
}

function npmRun(script: string, live: boolean): Promise<{ code: number; output: string }> {
  return new Promise((done) => {
    const child = spawn('npm', ['run', '--silent', script], { stdio: live ? 'inherit' : ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('close', (code) => done({ code: code ?? 1, output }));
  });
}

async function inTurn(names: readonly string[]): Promise<void> {
  for (const name of names) await step(name);
}

if (quick) {
  await Promise.all([inTurn(['types']), inTurn(['lint', 'unit'])]);
} else {
  await Promise.all([inTurn(['builds']), inTurn(['types', 'lint', 'unit', 'site'])]);
  if (failed.length === 0) await step('browser', true);
}
console.log(failed.length === 0 ? `All passed in ${seconds(started)}.` : `Failed: ${failed.join(', ')}.`);
process.exitCode = failed.length === 0 ? 0 : 1;
