import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { report } from './finding.ts';
import { gatherProject } from './gather-project.ts';
import { launchFindings } from './launch-check.ts';

/**
 * With LAUNCH=1 a build refuses while anything blocks the launch, and the former output stays. Stands behind whatever
 * writes to the output, and before it is put in its place.
 */
export function launchGate(launching: boolean): AstroIntegration {
  return {
    name: 'launch-gate',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        if (!launching) return;
        const findings = launchFindings(await gatherProject(fileURLToPath(dir), new Date()));
        console.log(`\n${report(findings)}`);
        if (findings.some(({ level }) => level === 'blocking')) process.exit(1);
      },
    },
  };
}
