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

function tell(text: string): void {
  if (held) held.push(text);
  else console.log(text);
}

async function step(name: string): Promise<void> {
  tell(`▶ ${name}`);
  tell(await verdict(name, false));
}

async function liveStep(name: string): Promise<void> {
  tell(`▶ ${name}`);
  const meanwhile: string[] = [];
  held = meanwhile;
  const own = await verdict(name, true);
  held = undefined;
  for (const text of [...meanwhile, own]) tell(text);
}

/** Runs a step: what it printed, unless it is live, and how it ended. */
async function verdict(name: string, live: boolean): Promise<string> {
  const begun = Date.now();
  const { code, output } = await npmRun(`test:${name}`, live);
  if (code !== 0) failed.push(name);
  return `${output}${code === 0 ? '✓' : '✗'} ${name}, ${seconds(begun)}`;
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
