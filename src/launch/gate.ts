import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { report } from './finding.ts';
import { gatherProject } from './gather-project.ts';
import { launchFindings } from './launch-check.ts';

/**
 * A build that is a launch (LAUNCH=1) refuses while anything blocks it, and the former output stays: at once for what
 * stands in the sources, at its end for what only the built files show. Stands behind whatever writes to the output, and
 * before it is put in its place.
 */
export function launchGate(): AstroIntegration {
  return {
    name: 'launch-gate',
    hooks: {
      'astro:build:start': () => refuse(undefined),
      'astro:build:done': ({ dir }) => refuse(fileURLToPath(dir)),
    },
  };
}

/** Ends the build while something blocks; without `dist`, by the sources alone. */
async function refuse(dist: string | undefined): Promise<void> {
  const findings = launchFindings(await gatherProject(dist, new Date()));
  const blocked = findings.some(({ level }) => level === 'blocking');
  if (dist || blocked) console.log(`\n${report(findings)}`);
  if (blocked) process.exit(1);
}
