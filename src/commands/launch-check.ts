import { chromium } from 'playwright';
import { report } from './launch-check/finding.ts';
import { launchFindings } from './launch-check/launch-findings.ts';
import { readProject } from './launch-check/project.ts';
import { seenFindings } from './launch-check/seen.ts';
import { stopBuild } from '../lib/stop.ts';
import { language } from '../locale.ts';
import { BROWSER_ARGS, findBrowser } from './find-browser.ts';

/**
 * `npm run launch-check`: lists what to fix before the launch, in the sources, the built site and its pages in a browser, with place
 * and remedy.
 * Exits with 1 if something is blocking. `--json` prints JSON.
 */
const project = await readProject('dist').catch((error: Error) =>
  stopBuild(`The check can't read the project: ${error.message.split('\n')[0]}`),
);
const findings = launchFindings(project);
if (!findings.some(({ file }) => file === 'dist')) {
  const executablePath = findBrowser();
  const browser = executablePath
    ? await chromium.launch({ executablePath, args: BROWSER_ARGS }).catch(() => undefined)
    : undefined;
  const { sources, built, base, siteUrl } = project;
  const home = new URL(base, siteUrl).href;
  findings.push(...(await seenFindings(browser, { dist: 'dist', home, language, texts: built.texts, sources })));
  await browser?.close();
}
console.log(process.argv.includes('--json') ? JSON.stringify(findings, null, 2) : report(findings));
process.exitCode = findings.some(({ level }) => level === 'blocking') ? 1 : 0;
