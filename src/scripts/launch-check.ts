/**
 * `npm run launch-check`: lists what to settle before the launch, in the sources and the built site, each with its place and
 * what to do. Exits with 1 while something is blocking. `--json` prints it for a program.
 */
import { report } from '../launch/finding.ts';
import { launchFindings } from '../launch/launch-check.ts';
import { readProject } from '../launch/project.ts';

const findings = launchFindings(await readProject('dist'));
console.log(process.argv.includes('--json') ? JSON.stringify(findings, null, 2) : report(findings));
process.exitCode = findings.some(({ level }) => level === 'blocking') ? 1 : 0;
