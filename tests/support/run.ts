import { spawn } from 'node:child_process';

/**
 * `npm test`: every step, those side by side that do not need each other. Each says when it begins and ends; what it
 * prints follows at its end, whole, so that two steps do not talk into each other; beside the browser tests, which say
 * what they do as they do it, at theirs. `quick` leaves out what needs a build.
 */
const quick = process.argv.includes('quick');
const started = Date.now();
const seconds = (since: number) => `${Math.round((Date.now() - since) / 1000)} s`;

const failed: string[] = [];
/** What has ended while a step is live, told when that ends. */
let held: string[] | undefined;

async function step(name: string): Promise<void> {
  if (!held) console.log(`▶ ${name}`);
  const begun = Date.now();
  const { code, output } = await npmRun(`test:${name}`, false);
  if (code !== 0) failed.push(name);
  const report = `${output}${code === 0 ? '✓' : '✗'} ${name}, ${seconds(begun)}`;
  if (held) held.push(report);
  else console.log(report);
}

async function liveStep(name: string): Promise<void> {
  console.log(`▶ ${name}`);
  const begun = Date.now();
  held = [];
  const { code } = await npmRun(`test:${name}`, true);
  if (code !== 0) failed.push(name);
  for (const report of held) console.log(report);
  held = undefined;
  console.log(`${code === 0 ? '✓' : '✗'} ${name}, ${seconds(begun)}`);
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
  const files = inTurn(['types', 'lint', 'unit', 'site']);
  await step('builds');
  if (failed.length === 0) await liveStep('browser');
  await files;
}
console.log(failed.length === 0 ? `All passed in ${seconds(started)}.` : `Failed: ${failed.join(', ')}.`);
process.exitCode = failed.length === 0 ? 0 : 1;
