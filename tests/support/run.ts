import { spawn } from 'node:child_process';

/**
 * `npm test`: runs every step, the static checks next to the builds and browser tests. A step's output is printed when it ends, so
 * that two steps don't mix; the browser tests print as they run and hold the others' output back. `quick` leaves out the steps
 * that need a build.
 */
const isQuick = process.argv.includes('quick');
const started = Date.now();
const failed: string[] = [];
/** The last lines of each step that failed, or that has flaky tests, by its name. */
const endings = new Map<string, string>();
const LAST_LINES = 60;
const HAS_FLAKY_TESTS = /^ +\d+ flaky$/m;
/** Options of a step's script. Pairs of an island and a fault are many, so most of them run every night. */
const STEP_OPTIONS: Record<string, string[]> = { browser: ['--', '--grep-invert', '@nightly'] };
/** Output that waits for the live step to end. */
let heldOutput: string[] | undefined;

function print(text: string): void {
  if (heldOutput) heldOutput.push(text);
  else console.log(text);
}

async function runStep(name: string): Promise<void> {
  print(`▶ ${name}`);
  print(await runScript(name, false));
}

async function runLiveStep(name: string): Promise<void> {
  print(`▶ ${name}`);
  const waiting = (heldOutput = [] as string[]);
  const verdict = await runScript(name, true);
  heldOutput = undefined;
  for (const text of [...waiting, verdict]) print(text);
}

/** Runs a script of package.json, and keeps its last lines if something went wrong. Returns its output, unless it is live, and its verdict. */
async function runScript(name: string, isLive: boolean): Promise<string> {
  const begun = Date.now();
  const script = ['run', '--silent', `test:${name}`, ...(STEP_OPTIONS[name] ?? [])];
  const child = spawn('npm', script, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (isLive) process.stdout.write(chunk);
    });
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  if (code !== 0) failed.push(name);
  if (code !== 0 || HAS_FLAKY_TESTS.test(output)) endings.set(name, output.split('\n').slice(-LAST_LINES).join('\n'));
  return `${isLive ? '' : output}${code === 0 ? '✓' : '✗'} ${name}, ${secondsSince(begun)}`;
}

async function runInTurn(names: readonly string[]): Promise<void> {
  for (const name of names) await runStep(name);
}

function secondsSince(begun: number): string {
  return `${Math.round((Date.now() - begun) / 1000)} s`;
}

if (isQuick) {
  await Promise.all([runStep('types'), runInTurn(['lint', 'unit'])]);
} else {
  const staticChecks = runInTurn(['types', 'lint', 'unit', 'site']);
  await runStep('builds');
  if (failed.length === 0) await runLiveStep('browser');
  await staticChecks;
}
// Again at the end, where a reader of a long log looks first.
for (const [name, lines] of endings) console.log(`\n${name} ended with:\n${lines}`);
console.log(failed.length === 0 ? `All passed in ${secondsSince(started)}.` : `Failed: ${failed.join(', ')}.`);
process.exitCode = failed.length === 0 ? 0 : 1;
