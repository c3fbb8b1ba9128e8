import { report } from '../launch/finding.ts';
import { launchFindings } from '../launch/launch-findings.ts';
import { readProject } from '../launch/project.ts';
import { stopBuild } from '../lib/stop.ts';

/**
 * `npm run launch-check`: lists what to fix before the launch, in the sources and the built site, with place and remedy.
 * Exits with 1 if something is blocking. `--json` prints JSON.
 */
const project = await readProject('dist').catch((error: Error) =>
  stopBuild(`The check can't read the project: ${error.message.split('\n')[0]}`),
);
const findings = launchFindings(project);
console.log(process.argv.includes('--json') ? JSON.stringify(findings, null, 2) : report(findings));
process.exitCode = findings.some(({ level }) => level === 'blocking') ? 1 : 0;
