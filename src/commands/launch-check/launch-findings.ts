import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { deadAddresses } from './addresses.ts';
import { advice, blocking, type Finding, isRedirect, linesOf, placeOf, report, routeOf } from './finding.ts';
import { type Project, readProject } from './project.ts';
import { samplesLeft } from './samples.ts';
import { lostLeads } from './settings.ts';

/** Lists everything to settle before the launch that sources and built files show. */
export function launchFindings(project: Project): Finding[] {
  return [
    ...samplesLeft(project.sources, [...project.texts.values()].join('\n')),
    ...deadAddresses(project),
    ...staleGuide(project),
    ...lostLeads(project),
    ...leftovers(project),
    ...missingFounderPictures(project),
  ];
}

/** Reports a guide's PDF that was printed from other words. */
function staleGuide({ guide: { file, wanted, present } }: Project): Finding[] {
  if (wanted === undefined || present === wanted) return [];
  const problem = 'The file is older than the guide’s text, names or prices.';
  return [blocking(file, problem, 'Run npm run guide-pdf.')];
}

/** Reports links to switched-off pages, sentences that name one or its offers, and words that were such a link. */
function leftovers({ pagesOff, sources, texts }: Project): Finding[] {
  const pages = [...texts].filter(([file, text]) => file.endsWith('.html') && !isRedirect(text));
  const html = pages.map(([file, text]) => [file, text.replace(/ props="[^"]*"/g, '')] as const);
  return pagesOff.flatMap(({ name, path, names }) => {
    const found = new Map<string, Finding>();
    const naming = new RegExp(`[^<>"]{0,60}(?:${names.map(inAnyForm).join('|')})[^<>"]{0,60}`, 'gu');
    for (const [file, text] of html) {
      const page = routeOf(file);
      if (['"', '#', '?'].some((end) => text.includes(`href="${path}${end}`))) {
        const problem = `${page} links to ${path}, which is switched off.`;
        const writing = [...sources].find(([, source]) => source.includes(`](${path}`));
        found.set(file, blocking(writing?.[0] ?? `dist/${file}`, problem, 'Delete the link.'));
      }
      for (const [sentence] of text.matchAll(naming)) {
        const problem = `${page} still speaks of ${path}, which is switched off: “${sentence.trim()}”.`;
        found.set(sentence, advice(placeOf(sentence, sources, `dist/${file}`), problem, 'Reword the sentence.'));
      }
    }
    for (const [file, source] of sources)
      for (const [written, label = ''] of source.matchAll(
        new RegExp(`\\[([^\\]]+)\\]\\(\\$\\{paths\\.${name}\\b`, 'g'),
      ))
        if (html.some(([, text]) => text.includes(label))) {
          const problem = `“${label}” led to ${path}, which is switched off, and is no link now.`;
          found.set(label, advice(file, problem, 'Reword the sentence.', linesOf(source, written)[0]));
        }
    return [...found.values()];
  });
}

/** Returns a pattern for a name. One of several words is found in small letters and with other endings too: “a council dinner”. */
function inAnyForm(name: string): string {
  const words = name.split(' ').map((word) => word.replace(/[^\p{L}\d]/gu, '.'));
  const forms = words.map((word) => {
    const stem = word.length > 4 ? `${word.slice(0, -2)}\\p{L}*` : word;
    return words.length === 1
      ? word
      : stem.replace(/^\p{L}/u, (first) => `[${first.toLowerCase()}${first.toUpperCase()}]`);
  });
  return `(?<!\\p{L})${forms.join('\\s')}(?!\\p{L})`;
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
