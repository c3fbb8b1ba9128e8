/**
 * `npm run launch-check`: what stands between the site and its launch, in the sources and in the built folder, each with
 * its place and what to do. Exits 1 while something blocks. `--json` prints it for a program.
 */
import { report } from '../launch/finding.ts';
import { launchFindings } from '../launch/launch-check.ts';
import { gatherProject } from '../launch/gather-project.ts';

const findings = launchFindings(await gatherProject('dist', new Date()));
console.log(process.argv.includes('--json') ? JSON.stringify(findings, null, 2) : report(findings));
process.exitCode = findings.some(({ level }) => level === 'blocking') ? 1 : 0;
