import { FRAME_PAGES } from '../../data/data-flows.ts';
import { BLOG_FOLDER } from '../../lib/files/file-paths.ts';
import type { Finding } from './finding.ts';
import type { Project } from './project.ts';
import { samplesLeft, unreachable } from './samples.ts';

/** What is lost if a variable is empty or not public, and the island that sends visitors' data there. */
const LOSSES: readonly [name: string, level: Finding['level'], loss: string, form?: string][] = [
  ['SITE_URL', 'blocking', 'canonical links and the feed would point to it'],
  ['PUBLIC_FEED_HOST', 'advice', 'visitors see the posts of the last build and no later ones'],
  ['PUBLIC_ASSESSMENT_WEBHOOK_URL', 'advice', 'you never learn who took the assessment', 'Assessment'],
  ['PUBLIC_MOMENTO_ENDPOINT', 'blocking', 'visitors who sign up are thanked, and you get nothing', 'SignUpForm'],
  ['PUBLIC_REPORT_ENDPOINT', 'blocking', 'visitors who ask for the report are thanked for nothing', 'SampleReportForm'],
];

/** Lists everything to settle before the launch that sources and built files show. */
export function launchFindings(project: Project): Finding[] {
  const guide = {
    level: 'blocking',
    file: 'public',
    kind: 'files',
    problem: 'The guide’s PDF is older than its words.',
    remedy: 'Run npm run guide-pdf.',
  } as const;
  return [
    ...samplesLeft(project),
    ...(project.isGuideStale ? [guide] : []),
    ...unseenFrames(project),
    ...unlinkedPages(project),
    ...unfilledPlaces(project),
    ...lostLeads(project),
  ];
}

/** Lists the owner's frames that appear on no page. */
function unseenFrames({ embeds, pagesOff }: Project): Finding[] {
  return Object.entries(FRAME_PAGES).flatMap(([frame, page]) => {
    if (!embeds[frame] || !pagesOff.includes(page)) return [];
    const problem = `embeds.${frame} appears on no page, because ${page} is in pagesOff.`;
    const remedy = 'Set it to "", or link to that address.';
    return { level: 'advice', file: 'src/content/site.json', kind: 'frames that nobody sees', problem, remedy };
  });
}

/** Lists the pages that search engines may list and no other page links to. */
function unlinkedPages({ home, pages }: Project): Finding[] {
  const base = new URL(home).pathname;
  const pathOf = (file: string) => base + file.replace('index.html', '');
  const links = [...pages].flatMap(([file, html]) =>
    Array.from(html.matchAll(/href="([^"]*)"/g), ([, href]) => href).filter((href) => href !== pathOf(file)),
  );
  const linked = new Set([base, ...links]);
  return [...pages].flatMap(([file, html]) => {
    const path = pathOf(file);
    if (linked.has(path) || html.includes('noindex')) return [];
    const problem = 'No page links to it.';
    const remedy = 'Link to it from src/content/navigation.json.';
    return { level: 'advice', file: path, kind: 'pages', problem, remedy };
  });
}

/** Lists the texts with a place in braces that their page doesn't fill, such as the {count} of another text. */
function unfilledPlaces({ pages }: Project): Finding[] {
  return [...pages].flatMap(([file, html]) => {
    // A post may explain braces.
    if (file.startsWith(BLOG_FOLDER)) return [];
    const texts = html.replace(/<(script|style)\b[^]*?<\/\1>/g, '').match(/(?<=>)[^<>]*\{\w+\}[^<>]*(?=<)/g) ?? [];
    return texts.map((text): Finding => {
      const problem = `Nothing fills the name in “${text.trim().slice(0, 60)}”.`;
      const remedy = 'Write the names that the text had at first.';
      return {
        level: 'blocking',
        file: `/${file.replace('index.html', '')}`,
        kind: 'names in braces',
        problem,
        remedy,
      };
    });
  });
}

/** Lists the addresses of the environment that are missing or not public. */
function lostLeads({ settings, home, pages }: Project): Finding[] {
  const html = [...pages.values()].join('\n');
  return LOSSES.flatMap(([file, level, loss, form]) => {
    const value = file === 'SITE_URL' ? home : settings[file];
    const reason = value ? unreachable(value) : form && 'It is empty';
    if (!reason || (form && !html.includes(`/_astro/${form}.`))) return [];
    const remedy = form ? 'Set it to an address that accepts JSON (docs/connect.md).' : 'Set it to a public address.';
    return { level, file, kind: 'settings', problem: `${reason}: ${loss}.`, remedy };
  });
}
