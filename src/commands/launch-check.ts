import { spawnSync } from 'node:child_process';
import { chromium } from 'playwright';
import { stopBuild } from '../lib/stop.ts';
import { BROWSER_ARGS, findBrowser } from './find-browser.ts';

/**
 * `npm run launch-check`: builds the site, then lists what to fix before the launch, in the content, the built site and its pages in a
 * browser. Exits with 1 if something is blocking. `--all` names each entry.
 */
const build = spawnSync('npm run --silent build', { shell: true, encoding: 'utf8' });
const said = `${build.stdout}${build.stderr}`.split('\n').filter((line) => !/^\s+at |Stack trace/.test(line));
if (build.status !== 0) {
  stopBuild(
    `${said.slice(-20).join('\n')}\nThe site can’t be built. Correct what is named above, then run this again.`,
  );
}
// Loaded after that, because they read the owner's files.
const { readProject } = await import('./launch-check/project.ts');
const { report } = await import('./launch-check/finding.ts');
const { launchFindings } = await import('./launch-check/launch-findings.ts');
const { seenFindings } = await import('./launch-check/seen.ts');
const project = await readProject('dist');
const executablePath = findBrowser();
const browser = executablePath ? await chromium.launch({ executablePath, args: BROWSER_ARGS }) : undefined;
const findings = [...launchFindings(project), ...(await seenFindings(browser, 'dist', project))];
await browser?.close();
console.log(report(findings, process.argv.includes('--all')));
const warnings = said.filter((line) => line.includes('[WARN]'));
if (warnings.length > 0) console.log(`\nThe build warns:\n${warnings.join('\n')}`);
process.exitCode = findings.some(({ level }) => level === 'blocking') ? 1 : 0;
