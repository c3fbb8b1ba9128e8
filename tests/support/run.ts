import { spawn } from 'node:child_process';

/**
 * `npm test`: runs every step, the static checks next to the builds and browser tests. The browser tests print as they run, any other
 * step when it ends. `quick` leaves out the steps that need a build.
 */
const isQuick = process.argv.includes('quick');
const started = Date.now();
/** The last lines of each step that failed, or that has flaky tests, by its name. */
const endings = new Map<string, string>();
const LAST_LINES = 60;
const HAS_FLAKY_TESTS = /^ +\d+ flaky$/m;
/** Options of a step's script. Pairs of an island and a fault are many, so most of them run every night. */
const STEP_OPTIONS: Record<string, string[]> = { browser: ['--', '--grep-invert', '@nightly'] };

/** Runs a script of package.json. Returns whether it passed. */
async function runStep(name: string, isLive = false): Promise<boolean> {
  console.log(`▶ ${name}`);
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
  const passed = code === 0;
  if (!passed) process.exitCode = 1;
  if (!passed || HAS_FLAKY_TESTS.test(output)) endings.set(name, output.split('\n').slice(-LAST_LINES).join('\n'));
  console.log(`${isLive ? '' : output}${passed ? '✓' : '✗'} ${name}, ${secondsSince(begun)}`);
  return passed;
}

async function runInTurn(...names: string[]): Promise<void> {
  for (const name of names) await runStep(name);
}

function secondsSince(begun: number): string {
  return `${Math.round((Date.now() - begun) / 1000)} s`;
}

if (isQuick) await Promise.all([runStep('types'), runInTurn('lint', 'unit')]);
else {
  // Not next to the builds: it writes the same store of content, with the links of another base path.
  await runStep('types');
  const staticChecks = runInTurn('lint', 'unit', 'site');
  if (await runStep('builds')) await runStep('browser', true);
  await staticChecks;
}
// Again at the end, where a reader of a long log looks first.
for (const [name, lines] of endings) console.log(`\n${name} ended with:\n${lines}`);
console.log(`${process.exitCode ? 'Failed' : 'All passed'} in ${secondsSince(started)}.`);
