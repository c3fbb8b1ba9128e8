/**
 * `npm run launch-check`: lists what to fix before the launch, in the sources and the built site, with place and remedy.
 * Exits with 1 if something is blocking. `--json` prints JSON.
 */
import { report } from '../launch/finding.ts';
import { launchFindings } from '../launch/launch-findings.ts';
import { readProject } from '../launch/project.ts';

const findings = launchFindings(await readProject('dist'));
console.log(process.argv.includes('--json') ? JSON.stringify(findings, null, 2) : report(findings));
process.exitCode = findings.some(({ level }) => level === 'blocking') ? 1 : 0;
