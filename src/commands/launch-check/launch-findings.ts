import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { BLOG_FOLDER } from '../../lib/files/file-paths.ts';
import { deadAddresses } from './addresses.ts';
import { advice, blocking, type Finding, lineOf, report } from './finding.ts';
import { type Project, readProject } from './project.ts';
import { samplesLeft } from './samples.ts';
import { lostLeads } from './settings.ts';

const REBUILD = 'Run npm run build, then this check again.';

/** Lists everything to settle before the launch. */
export function launchFindings(project: Project): Finding[] {
  const { sources, built } = project;
  const unusable = unusableBuild(project);
  const { texts, newer } = unusable ? { texts: new Map<string, string>(), newer: undefined } : built;
  return [
    ...(unusable ? [blocking('dist', unusable, REBUILD)] : []),
    ...(newer ? [blocking('dist/index.html', `The built site is older than ${newer}.`, REBUILD)] : []),
    ...samplesLeft(sources, [...texts.values()].join('\n')),
    ...deadAddresses(project, texts),
    ...staleGuide(project),
    ...lostLeads(project, texts),
    ...leftovers(project, texts),
    ...missingFounderPictures(project),
  ];
}

/** Returns what makes all other checks of the built site useless: no build, or one for another address. */
function unusableBuild({ built, base, siteUrl }: Project): string | undefined {
  const page = built.texts.get('index.html');
  if (!page) return 'The site has not been built.';
  const [, builtFor] = /<link rel="?canonical"? href="?([^"\s>]+)/.exec(page) ?? [];
  const home = new URL(base, siteUrl).href;
  if (builtFor === undefined || builtFor === home) return undefined;
  return `The site was built for ${builtFor}; SITE_URL and BASE_PATH now make it ${home}.`;
}

/** Reports a guide's PDF that was printed from other words. */
function staleGuide({ guide: { file, wanted, present } }: Project): Finding[] {
  if (wanted === undefined || present === wanted) return [];
  const problem = 'The file is older than the guide’s text, names or prices.';
  return [blocking(file, problem, 'Run npm run guide-pdf, then npm run build.')];
}

/** Reports the links to switched-off pages, the words that were such a link, and the pages that still speak of one. */
function leftovers({ pagesOff, sources }: Project, texts: ReadonlyMap<string, string>): Finding[] {
  const html = [...texts].filter(([file, text]) => file.endsWith('.html') && !/http-equiv="?refresh/.test(text));
  return pagesOff.flatMap(({ name, path, title }) => {
    const link = new RegExp(`\\[([^\\]]+)\\]\\(\\$\\{paths\\.${name}\\b`, 'g');
    const unlinked = [...sources].flatMap(([file, source]) =>
      Array.from(source.matchAll(link), ({ 0: written, 1: label = '' }) => ({ file, source, written, label })),
    );
    const naming = (words: readonly string[]) =>
      [...sources].find(([file, source]) => !file.includes('/meta/') && words.some((one) => source.includes(one)))?.[0];
    const plain = unlinked
      .filter(({ label }) => html.some(([, text]) => text.includes(label)))
      .map(({ file, source, written, label }) => {
        const problem = `“${label}” led to ${path}, which is switched off, and is no link now.`;
        return advice(file, problem, 'Reword the sentence.', lineOf(source, written));
      });
    const left = html.flatMap(([file, text]) => {
      const page = `/${file.replace(/index\.html$/, '')}`;
      if (['"', '#', '?'].some((end) => text.includes(`href="${path}${end}`))) {
        const problem = `${page} links to ${path}, which is switched off.`;
        const written = file.startsWith(BLOG_FOLDER) ? [`](${path}`] : [`](${path}`, `paths.${name}`];
        return [blocking(naming(written) ?? `dist/${file}`, problem, 'Delete the link.')];
      }
      if (!text.slice(text.indexOf('<body')).includes(title)) return [];
      const problem = `${page} still speaks of “${title}”, which is switched off.`;
      return [advice(naming([title]) ?? `dist/${file}`, problem, 'Reword the sentence in src/content.')];
    });
    return [...plain, ...left];
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

/** Makes a build with LAUNCH=1 fail while something blocks the launch. Must come after every integration that writes to the output. */
export function launchGate(): AstroIntegration {
  return {
    name: 'launch-gate',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const findings = launchFindings(await readProject(fileURLToPath(dir)));
        console.log(`\n${report(findings)}`);
        if (findings.some(({ level }) => level === 'blocking')) process.exit(1);
      },
    },
  };
}
