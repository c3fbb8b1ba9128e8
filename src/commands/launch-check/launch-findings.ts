import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { deadAddresses } from './addresses.ts';
import { advice, blocking, type Finding, report } from './finding.ts';
import { leads } from './leads.ts';
import { type Project, readProject } from './project.ts';
import { samplesLeft } from './samples.ts';

/** Lists everything to settle before the launch. */
export function launchFindings(project: Project): Finding[] {
  const { sources } = project;
  const unusable = unusableBuild(project);
  const built = unusable ? { changed: undefined, texts: new Map<string, string>() } : project.built;
  return [
    ...(unusable ? [unusable] : staleBuild(built)),
    ...samplesLeft(sources, project.pagesOff.length > 0 ? [...built.texts.values()].join('\n') : undefined),
    ...deadAddresses({ ...project, built }),
    ...staleGuide(project, unusable !== undefined),
    ...leads(project, sources),
    ...leftovers({ ...project, built }),
    ...missingFounderPictures(project),
  ];
}

const REBUILD = 'Run npm run build, then this check again.';

/** Returns the finding that makes all other checks of the built site useless: no build, or one for another address. */
function unusableBuild({ built: { changed, texts }, base, siteUrl }: Project): Finding | undefined {
  if (changed && !changed.built) return blocking('dist', 'The site has not been built.', REBUILD);
  const [, builtFor] = /<link rel="?canonical"? href="?([^"\s>]+)/.exec(texts.get('index.html') ?? '') ?? [];
  const home = new URL(base, siteUrl).href;
  if (builtFor === undefined || builtFor === home) return undefined;
  return blocking('dist', `The site was built for ${builtFor}; SITE_URL and BASE_PATH now make it ${home}.`, REBUILD);
}

/** Reports a built site that is older than its sources. */
function staleBuild({ changed }: Project['built']): Finding[] {
  const newest = changed?.sources.toSorted((a, b) => b.at - a.at)[0];
  if (!newest || !changed?.built || newest.at <= changed.built.at) return [];
  return [blocking(changed.built.file, `The built site is older than ${newest.file}.`, REBUILD)];
}

/** Reports a guide's PDF that was printed from other words. */
function staleGuide({ guide: { file, wanted, present, built } }: Project, isUnbuilt: boolean): Finding[] {
  const problem = 'The file is older than the guide’s text, names or prices.';
  if (wanted === undefined) return [];
  if (present !== wanted) return [blocking(`public/${file}`, problem, 'Run npm run guide-pdf, then npm run build.')];
  return isUnbuilt || built === undefined || built === wanted
    ? []
    : [blocking(`dist/${file}`, problem, 'Run npm run build.')];
}

/** Reports the links to switched-off pages, and the pages that still speak of one. */
function leftovers({ pagesOff, built, sources }: Project): Finding[] {
  const html = [...built.texts].filter(([file, text]) => file.endsWith('.html') && !/http-equiv="?refresh/.test(text));
  return pagesOff.flatMap(({ name, path, title }) => {
    const source = [...sources].find(([, text]) => text.includes(`paths.${name}`) || text.includes(`](${path}`))?.[0];
    return html.flatMap(([file, text]) => {
      if (new RegExp(`href="?${path}(?![\\w-])`).test(text))
        return [
          blocking(
            source ?? `dist/${file}`,
            `dist/${file} links to ${path}, which is switched off.`,
            'Delete the link.',
          ),
        ];
      if (!new RegExp(`[>\\s]${title}[<\\s.,]`).test(text.slice(text.indexOf('<body')))) return [];
      return [
        advice(
          `dist/${file}`,
          `The page still speaks of “${title}”, which is switched off.`,
          'Reword the sentence in src/content.',
        ),
      ];
    });
  });
}

/** Reports a portrait and a signature that the owner has not supplied. */
function missingFounderPictures({ isDrawnFounder, brandPictures }: Project): Finding[] {
  const folder = 'src/content/brand';
  const missing = ['portrait', 'signature'].filter((name) => !brandPictures.has(name));
  return missing.map((name) => {
    const remedy = `Add a file named ${name} (${folder}/README.md).`;
    return isDrawnFounder && name === 'signature'
      ? blocking(folder, `The ${name} on the site is the sample founder’s.`, remedy)
      : advice(folder, `There is no ${name}, so no page shows one.`, remedy);
  });
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
