import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { loadEnv, runnerImport } from 'vite';
import type { Project } from './launch-check.ts';
import { environmentSchema } from '../integrations/checks/environment.ts';
import { filesIn, textFiles } from '../lib/files-in.ts';
import type { events } from '../content/events.ts';
import type { dinner } from '../content/dinner.ts';
import { theme } from '../styles/theme.ts';
import type { site } from '../site.config.ts';
import { blogSources } from '../loaders/blog-sources.ts';
import { feedFault } from './feed-fault.ts';
import type { FontSizes } from './font-weight.ts';
import { guideFingerprint } from '../generators/guide-pdf/guide-text.ts';
import { readPdfInfo } from '../generators/guide-pdf/pdf-info.ts';

const TEXT = /\.(html|xml|txt|ics|webmanifest|json)$|fetch-blog-rss$/;
const FONTS = 'src/styles/fonts';
const GUIDE = 'ai-strategy-guide.pdf';

interface Content {
  site: typeof site;
  events: typeof events;
  dinner: typeof dinner;
  isOver: (time: (typeof events)[string]['time'], now: Date) => boolean;
  guideHtml: (online: string) => string;
}

/** Reads a project from its folder, and what was built of it, for the launch check; without `dist`, the sources alone. */
export async function gatherProject(dist: string | undefined, now: Date): Promise<Project> {
  const environment = environmentSchema.parse(loadEnv('production', process.cwd(), ''));
  const base = environment.BASE_PATH.replace(/\/?$/, '/');
  const { site, events, dinner, isOver, guideHtml } = await content(base);
  const sources = await textFiles('src', 'src/', /\.(tsx?|astro|md|css)$/);
  const settings = await readFile('.env', 'utf8').catch(() => undefined);
  if (settings !== undefined) sources.set('.env', settings);
  const files = dist ? await filesIn(dist) : new Set<string>();
  const built = dist ? await textFiles(dist, '', TEXT) : new Map<string, string>();
  return {
    sources,
    changed: dist
      ? { sources: await changes(['src', 'public', '.env']), built: await change(join(dist, 'index.html')) }
      : undefined,
    built,
    files,
    siteUrl: environment.SITE_URL || site.url,
    base,
    settings: environment,
    leads: {
      webhook: environment.PUBLIC_ASSESSMENT_WEBHOOK_URL,
      signUpEndpoint: environment.PUBLIC_MOMENTO_ENDPOINT,
      embeds: site.embeds,
      optionalCheckouts: {
        launchKitCheckout: site.links.launchKitCheckout,
        launchKitContinuityCheckout: site.links.launchKitContinuityCheckout,
      },
    },
    announced: [
      ...Object.values(events).map(({ title, time }) => ({
        title,
        file: 'src/content/events.ts',
        over: isOver(time, now),
      })),
      { title: dinner.name, file: 'src/content/dinner.ts', over: new Date(dinner.ends) < now },
    ],
    palette: theme,
    fonts: await fontSizes(),
    guide: {
      copy: site.embeds.guide ? undefined : guideFingerprint(guideHtml('/')),
      printed: await guideWords('public'),
      built: dist && (await guideWords(dist)),
    },
    feed: blogSources(site.blog, environment.PUBLIC_FEED_HOST).feed,
    feedFault: await feedFault(environment.PUBLIC_FEED_HOST, environment.PUBLIC_FEED_KEY),
  };
}

/** The content as the build sees it: below the base path. */
async function content(base: string): Promise<Content> {
  const load = async <T>(file: string) =>
    (await runnerImport<T>(`./src/${file}`, { base, configFile: false, logLevel: 'silent' })).module;
  return {
    ...(await load<Pick<Content, 'site'>>('site.config.ts')),
    ...(await load<Pick<Content, 'events'>>('content/events.ts')),
    ...(await load<Pick<Content, 'dinner'>>('content/dinner.ts')),
    ...(await load<Pick<Content, 'isOver'>>('build/calendar/event-time.ts')),
    ...(await load<Pick<Content, 'guideHtml'>>('build/guide-pdf/guide-html.ts')),
  };
}

/** What the guide's PDF in a folder says of its words. */
async function guideWords(folder: string): Promise<string | undefined> {
  const pdf = await readFile(join(folder, GUIDE)).catch(() => undefined);
  return pdf && readPdfInfo(pdf, 'Keywords');
}

/** The bytes of each font, by its path. */
async function fontSizes(): Promise<FontSizes> {
  const names = [...(await filesIn(FONTS))].filter((name) => name.endsWith('.woff2')).toSorted();
  const sizes = names.map(async (name) => [`${FONTS}/${name}`, (await stat(join(FONTS, name))).size] as const);
  return Object.fromEntries(await Promise.all(sizes));
}

async function change(file: string) {
  const found = await stat(file).catch(() => undefined);
  return found && { file, at: found.mtimeMs };
}

async function changes(places: readonly string[]) {
  const files = await Promise.all(
    places.map(async (place) => [place, ...Array.from(await filesIn(place), (name) => join(place, name))]),
  );
  const found = await Promise.all(
    files.flat().map(async (file) => ((await stat(file).catch(() => undefined))?.isFile() ? change(file) : undefined)),
  );
  return found.filter((one) => one !== undefined);
}
