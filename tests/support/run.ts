import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { runIn } from './run-in.ts';

// `npm test`: runs every step, the static checks next to the builds and browser tests. The browser tests print as they run, any other
// step when it ends. `quick` leaves out the steps that need a build.

const started = Date.now();
/** What each step said that failed, to say it again at the end, where a reader of a long log looks first. */
const failures: string[] = [];

/** Runs scripts of package.json in turn. */
async function run(...steps: string[]): Promise<void> {
  for (const step of steps) {
    const { code, output } = await runIn('.', ['npm', 'run', '--silent', `test:${step}`]);
    console.log(`${output}${code === 0 ? '✓' : '✗'} ${step}`);
    if (code !== 0) failures.push(`${step} failed:\n${output}`);
  }
}

/** Runs the browser tests but those of every night. */
async function runBrowser(): Promise<void> {
  const script = ['run', '--silent', 'test:browser', '--', '--grep-invert', '@nightly'];
  const [code] = (await once(spawn('npm', script, { stdio: 'inherit' }), 'exit')) as [number | null];
  if (code !== 0) failures.push('browser failed.');
}

if (process.argv.includes('quick')) await Promise.all([run('types'), run('lint', 'unit')]);
else {
  // Not next to the builds: it writes the same store of content, with the links of another base path.
  await run('types');
  await Promise.all([run('lint', 'unit', 'site'), run('builds').then(runBrowser)]);
}
console.log(failures.join('\n') || 'All passed', `in ${Math.round((Date.now() - started) / 1000)} s.`);
process.exitCode = failures.length === 0 ? 0 : 1;
