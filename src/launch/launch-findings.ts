import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { privateHosts, reservedHosts } from './addresses.ts';
import { type BuiltSite, pageFindings, staleBuild, unusableBuild } from './build-findings.ts';
import { type Finding, locate, report } from './finding.ts';
import { leads, pastEvents } from './leads.ts';
import { heavyFonts, lowContrast, missingFounderPictures, staleFiles } from './look.ts';
import { type Project, readProject } from './project.ts';
import { samplesLeft } from './samples.ts';

const NO_BUILD: BuiltSite = { changed: undefined, texts: new Map() };

/** Lists everything to settle before the launch. */
export function launchFindings(project: Project): Finding[] {
  const { sources, base, siteUrl, madeFiles } = project;
  const unusable = unusableBuild(project.built, new URL(base, siteUrl).href);
  const built = unusable ? NO_BUILD : project.built;
  return [
    ...(unusable ? [unusable] : staleBuild(built)),
    ...samplesLeft(sources),
    ...reservedHosts(sources, built.texts, siteUrl),
    ...privateHosts(sources, project.settings),
    ...pageFindings(built),
    ...staleFiles(unusable ? madeFiles.map((file) => ({ ...file, built: undefined })) : madeFiles),
    ...[...lowContrast(project.palette), ...leads(project.leads), ...pastEvents(project.announced)].map((finding) =>
      locate(sources, finding),
    ),
    ...heavyFonts(project.fonts),
    ...missingFounderPictures(project.founderPictures),
  ];
}

/**
 * Makes a build with LAUNCH=1 fail while something blocks the launch. Checks the sources before the build and the built files
 * after it. Must come after every integration that writes to the output.
 */
export function launchGate(): AstroIntegration {
  return {
    name: 'launch-gate',
    hooks: {
      'astro:build:start': () => refuseIfBlocked(undefined),
      'astro:build:done': ({ dir }) => refuseIfBlocked(fileURLToPath(dir)),
    },
  };
}

async function refuseIfBlocked(dist: string | undefined): Promise<void> {
  const findings = launchFindings(await readProject(dist));
  const isBlocked = findings.some(({ level }) => level === 'blocking');
  if (dist || isBlocked) console.log(`\n${report(findings)}`);
  if (isBlocked) process.exit(1);
}
