import { builtFolder, type Changed, type GuideCopies, guidePdf } from './built-folder.ts';
import { type Palette, unreadable } from './contrast.ts';
import { type DeadLink, deadLinks, isFromFeed } from '../integrations/checks/dead-links.ts';
import type { Finding, Unlocated } from './finding.ts';
import { type FontSizes, heavyFonts } from './font-weight.ts';
import { lineOf } from '../lib/line-of.ts';
import { leads, type LeadSettings } from './leads.ts';
import { type Announced, pastDates } from './past-dates.ts';
import { pageOutline } from './page-outline.ts';
import { heavyPages } from './page-weight.ts';
import { picturesWithoutText } from './pictures.ts';
import { privateHosts } from './private-hosts.ts';
import { reservedHosts } from './reserved-hosts.ts';
import { samplesLeft } from './samples-left.ts';

/** All that a launch check looks at, gathered beforehand: it reads nothing by itself. */
export interface Project {
  /** The sources under `src`, and `.env`, by their path. */
  sources: ReadonlyMap<string, string>;
  /** When sources and the built home page last changed; undefined before there is anything built to look at. */
  changed: { sources: readonly Changed[]; built: Changed | undefined } | undefined;
  /** The text files of the built folder, by their path in it. */
  built: ReadonlyMap<string, string>;
  /** Every path in the built folder. */
  files: ReadonlySet<string>;
  siteUrl: string;
  /** The site's path, with a slash at both ends. */
  base: string;
  /** The environment, by the names of its variables; empty is not set. */
  settings: Readonly<Record<string, string>>;
  leads: LeadSettings;
  announced: readonly Announced[];
  palette: Palette;
  fonts: FontSizes;
  /** What the guide says, and what its PDF in `public` and the one of the built site say. */
  guide: GuideCopies;
  /** Whether the blog shows the posts of a feed. */
  feed: boolean;
  /** Why the configured feed can't be read; undefined where it can, or where there is none or no network. */
  feedFault: string | undefined;
}

/** Everything that stands between a project and its launch. */
export function launchFindings(project: Project): Finding[] {
  const { sources, changed, built, files, siteUrl, base, guide, feedFault } = project;
  const pages = new Map(
    [...built].filter(([file]) => file.endsWith('.html')).map(([file, html]) => [file, pageOutline(html)]),
  );
  const locate = (finding: Unlocated) => located(sources, finding);
  return [
    ...(changed ? builtFolder(changed.sources, changed.built) : []),
    ...samplesLeft(sources),
    ...reservedHosts(sources, built, siteUrl),
    ...privateHosts(sources, project.settings),
    ...deadLinks(pages, files, base).map((link) => deadLink(link, project.feed)),
    ...guidePdf(guide),
    ...unreadable(project.palette).map(locate),
    ...heavyFonts(project.fonts),
    ...(feedFault === undefined ? [] : [unreadableFeed(feedFault)]),
    ...leads(project.leads).map(locate),
    ...pastDates(project.announced).map(locate),
    ...picturesWithoutText(pages),
    ...heavyPages(built),
  ];
}

/** The finding with the line of what it names, where that stands in its file. */
function located(sources: ReadonlyMap<string, string>, { at, ...finding }: Unlocated): Finding {
  const line = at && lineOf(sources.get(finding.file), at);
  return line ? { ...finding, line } : finding;
}

function deadLink(link: DeadLink, feed: boolean): Finding {
  const { file, href } = link;
  const remedy = 'Change it where it is written (src/paths.ts, src/content, or the post), or bring the page back.';
  const level = isFromFeed(link, feed) ? 'advice' : 'blocking';
  return { level, file, problem: `The link to ${href} leads nowhere.`, remedy };
}

function unreadableFeed(problem: string): Finding {
  const remedy = 'Mend the feed, or empty PUBLIC_FEED_HOST for the site’s own posts.';
  return { level: 'blocking', file: 'PUBLIC_FEED_HOST', problem, remedy };
}
