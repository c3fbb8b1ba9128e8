import { chromium } from 'playwright';
import { blocking, type Finding, report } from './launch-check/finding.ts';
import { syntaxError } from './launch-check/samples.ts';
import { seenFindings } from './launch-check/seen.ts';
import { textFiles } from '../lib/files/files-in.ts';
import { stopBuild } from '../lib/stop.ts';
import { BROWSER_ARGS, findBrowser } from './find-browser.ts';

/**
 * `npm run launch-check`: lists what to fix before the launch, in the sources, the built site and its pages in a browser, with place
 * and remedy.
 * Exits with 1 if something is blocking. `--json` prints JSON.
 */
const [broken] = [...(await textFiles('src', 'src/', /\.ts$/))].flatMap(([file, source]) => syntaxError(file, source));
if (broken) stopBuild(broken);
// Loaded after that, because they read the owner's files.
const { readProject } = await import('./launch-check/project.ts');
const { launchFindings } = await import('./launch-check/launch-findings.ts');
const project = await readProject('dist').catch((error: Error) =>
  stopBuild(`The check can't read the project: ${error.message.split('\n')[0]}`),
);
const findings = launchFindings(project);
if (!findings.some(({ file }) => file === 'dist')) {
  const executablePath = findBrowser();
  const browser = executablePath
    ? await chromium.launch({ executablePath, args: BROWSER_ARGS }).catch(() => undefined)
    : undefined;
  const { sources, built, base, siteUrl, language } = project;
  const home = new URL(base, siteUrl).href;
  const seen = seenFindings(browser, { dist: 'dist', home, language, texts: built.texts, sources });
  findings.push(...(await seen.catch((error: Error) => [unseen(error)])));
  await browser?.close();
}
console.log(process.argv.includes('--json') ? JSON.stringify(findings, null, 2) : report(findings));
process.exitCode = findings.some(({ level }) => level === 'blocking') ? 1 : 0;

/** Returns the finding of a browser that failed, such as on a machine that is too busy. */
function unseen({ message }: Error): Finding {
  const problem = `The browser stopped before it had opened every page: ${message.split('\n')[0]}.`;
  return blocking('npm run launch-check', problem, 'Run it again.');
}
