import { spawnSync } from 'node:child_process';
import { chromium } from 'playwright';
import { stopBuild } from '../lib/stop.ts';
import { BROWSER_ARGS, findBrowser } from './find-browser.ts';

/**
 * `npm run launch-check`: builds the site, then lists what to fix before the launch, in the sources, the built site and its pages in a
 * browser, with place and remedy. Exits with 1 if something is blocking. `--json` prints JSON.
 */
const env = { ...process.env, LAUNCH: '' }; // the build's own check would list the same
const build = spawnSync('npm run --silent build', { shell: true, encoding: 'utf8', env });
if (build.status !== 0) {
  const said = `${build.stdout}${build.stderr}`.split('\n').filter((line) => !/^\s+at |Stack trace/.test(line));
  stopBuild(
    `${said.slice(-20).join('\n')}\nThe site can’t be built. Correct what is named above, then run this check again.`,
  );
}
// Loaded after that, because they read the owner's files.
const { readProject } = await import('./launch-check/project.ts');
const { blocking, report } = await import('./launch-check/finding.ts');
const { launchFindings } = await import('./launch-check/launch-findings.ts');
const { seenFindings } = await import('./launch-check/seen.ts');
const project = await readProject('dist');
const findings = launchFindings(project);
const executablePath = findBrowser();
const browser = executablePath
  ? await chromium.launch({ executablePath, args: BROWSER_ARGS }).catch(() => undefined)
  : undefined;
// A browser fails on a machine that is too busy.
const seen = seenFindings(browser, 'dist', project).catch(({ message }: Error) => {
  const problem = `The browser stopped before it had opened every page: ${message.split('\n')[0]}.`;
  return [blocking('npm run launch-check', problem, 'Run it again.')];
});
findings.push(...(await seen));
await browser?.close();
console.log(process.argv.includes('--json') ? JSON.stringify(findings, null, 2) : report(findings));
process.exitCode = findings.some(({ level }) => level === 'blocking') ? 1 : 0;
