import { readFile, stat } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { loadEnv, runnerImport } from 'vite';
import { environmentSchema } from '../integrations/checks/environment.ts';
import { FEED_FILE, GUIDE_DIGEST, GUIDE_PDF } from '../lib/file-paths.ts';
import { filesIn, textFiles } from '../lib/files-in.ts';
import { theme } from '../styles/theme.ts';
import type { BuiltSite, Changed } from './build-findings.ts';
import type * as SiteFacts from './site-facts.ts';
import type { AnnouncedEvent, LeadSettings } from './leads.ts';
import type { FounderPictures, MadeFile, Palette } from './look.ts';

/** Everything that the launch check looks at. */
export interface Project {
  /** The sources under `src`, and `.env`, by path. */
  sources: ReadonlyMap<string, string>;
  built: BuiltSite;
  siteUrl: string;
  /** The site's path, with a slash at both ends. */
  base: string;
  /** The environment, by the names of its variables; empty means not set. */
  settings: Readonly<Record<string, string>>;
  leads: LeadSettings;
  announced: readonly AnnouncedEvent[];
  palette: Palette;
  /** The bytes of each font, by path. */
  fonts: Readonly<Record<string, number>>;
  madeFiles: readonly MadeFile[];
  founderPictures: FounderPictures;
}

const TEXT = new RegExp(`\\.(?:html|xml|txt|ics|webmanifest|json)$|^${FEED_FILE}$`);
const FONTS = 'src/styles/fonts';
const REPORT_FORM = 'src/pages/_memento-landing/Brief.astro';

/** Reads the project in the current folder and its built site. Without `dist`, reads the sources alone. */
export async function readProject(dist: string | undefined, now = new Date()): Promise<Project> {
  const environment = environmentSchema.parse(loadEnv('production', process.cwd(), ''));
  const base = environment.BASE_PATH;
  // Loaded through Vite, so that paths have the base path in front, as in the build.
  const facts = await runnerImport<typeof SiteFacts>('./src/launch/site-facts.ts', {
    base,
    configFile: false,
    logLevel: 'silent',
  });
  const { site, isDrawnFounder, announcedEvents, guideText } = facts.module;
  const sources = await textFiles('src', 'src/', /\.(tsx?|astro|md|css)$/);
  const settings = await readFile('.env', 'utf8').catch(() => undefined);
  if (settings !== undefined) sources.set('.env', settings);
  const { launchKitCheckout, launchKitContinuityCheckout } = site.links;
  return {
    sources,
    built: await readBuilt(dist),
    siteUrl: environment.SITE_URL || site.url,
    base,
    settings: environment,
    leads: {
      webhook: environment.PUBLIC_ASSESSMENT_WEBHOOK_URL,
      signUpEndpoint: environment.PUBLIC_MOMENTO_ENDPOINT,
      embeds: site.embeds,
      optionalCheckouts: { launchKitCheckout, launchKitContinuityCheckout },
      reportEndpoint: sources.has(REPORT_FORM) ? environment.PUBLIC_REPORT_ENDPOINT : undefined,
    },
    announced: announcedEvents(now),
    palette: theme,
    fonts: await fontSizes(),
    founderPictures: { isDrawn: isDrawnFounder, present: await brandPictures() },
    madeFiles: [
      {
        name: GUIDE_PDF,
        command: 'npm run guide-pdf',
        source: 'the guide’s text, names or prices',
        wanted: guideText(),
        present: await guideKeywords('public'),
        built: dist && (await guideKeywords(dist)),
      },
    ],
  };
}

async function readBuilt(dist: string | undefined): Promise<BuiltSite> {
  if (!dist) return { changed: undefined, texts: new Map() };
  const [sources, built] = await Promise.all([changes(['src', 'public', '.env']), change(join(dist, 'index.html'))]);
  return { changed: { sources, built }, texts: await textFiles(dist, '', TEXT) };
}

/** Returns the line at the end of a folder's guide PDF that tells which words it was printed from. */
async function guideKeywords(folder: string): Promise<string | undefined> {
  const pdf = await readFile(join(folder, GUIDE_PDF), 'latin1').catch(() => undefined);
  return pdf?.slice(pdf.lastIndexOf(GUIDE_DIGEST));
}

async function brandPictures(): Promise<Set<string>> {
  return new Set(Array.from(await filesIn('src/content/brand'), (name) => parse(name).name));
}

async function fontSizes(): Promise<Record<string, number>> {
  // The second files load only for a page that needs their letters.
  const names = [...(await filesIn(FONTS))].filter((name) => /(?<!-ext)\.woff2$/.test(name)).toSorted();
  const sizes = names.map(async (name) => [`${FONTS}/${name}`, (await stat(join(FONTS, name))).size] as const);
  return Object.fromEntries(await Promise.all(sizes));
}

async function change(file: string): Promise<Changed | undefined> {
  const found = await stat(file).catch(() => undefined);
  return found?.isFile() ? { file, at: found.mtimeMs } : undefined;
}

async function changes(places: readonly string[]): Promise<Changed[]> {
  const files = await Promise.all(
    places.map(async (place) => [place, ...Array.from(await filesIn(place), (name) => join(place, name))]),
  );
  const found = await Promise.all(files.flat().map(change));
  return found.filter((one) => one !== undefined);
}
