import { readFile } from 'node:fs/promises';
import { parse } from 'node:path';
import { loadEnv, runnerImport } from 'vite';
import { environmentSchema } from '../../integrations/checks/environment.ts';
import { FEED_FILE, GUIDE_DIGEST, GUIDE_PDF } from '../../lib/files/file-paths.ts';
import { filesIn, textFiles } from '../../lib/files/files-in.ts';
import { checkOrStop } from '../../lib/stop.ts';
import type * as SiteFacts from './site-facts.ts';

export interface Project {
  /** The sources under `src`, and `.env`, by path. */
  sources: ReadonlyMap<string, string>;
  /** The built text files, by path in their folder. */
  texts: ReadonlyMap<string, string>;
  /** The environment, by the names of its variables. Empty means not set. */
  settings: Readonly<Record<string, string>>;
  /** The addresses of `site.config.ts` that may be empty. */
  optional: Readonly<Record<string, string>>;
  siteUrl: string;
  /** The home page's address. */
  home: string;
  language: string;
  pagesOff: typeof SiteFacts.pagesOff;
  /** Set if the site shows the drawings made for the sample founder. */
  isDrawnFounder: boolean;
  /** The names of the owner's pictures, without their endings. */
  brandPictures: ReadonlySet<string>;
  /** The guide's PDF: digests of the words that it should have, if the site offers it, and of those that it has. */
  guide: { file: string; wanted: string | undefined; present: string | undefined };
}

const TEXT = new RegExp(`\\.(?:html|xml|txt|ics|webmanifest|json)$|^${FEED_FILE}$`);

/** Reads the project in the current folder and its built site. */
export async function readProject(dist: string): Promise<Project> {
  const sources = await textFiles('src', 'src/', /\.(tsx?|astro|md|css)$/);
  const settings = checkOrStop('environment', environmentSchema, loadEnv('production', process.cwd(), ''));
  const base = settings.BASE_PATH;
  // Loaded through Vite, so that paths have the base path in front, as in the build.
  const file = './src/commands/launch-check/site-facts.ts';
  const { module } = await runnerImport<typeof SiteFacts>(file, { base, configFile: false, logLevel: 'silent' });
  const { site, isDrawnFounder, guideDigest, pagesOff } = module;
  const siteUrl = settings.SITE_URL || site.url;
  const own = await readFile('.env', 'utf8').catch(() => undefined);
  if (own !== undefined) sources.set('.env', own);
  const pdf = await readFile(`public/${GUIDE_PDF}`, 'latin1').catch(() => '');
  const { launchKitCheckout, launchKitContinuityCheckout } = site.links;
  return {
    sources,
    texts: await textFiles(dist, '', TEXT),
    siteUrl,
    home: new URL(base, siteUrl).href,
    language: site.language,
    settings,
    optional: { ...site.embeds, launchKitCheckout, launchKitContinuityCheckout },
    pagesOff,
    isDrawnFounder,
    brandPictures: new Set(Array.from(await filesIn('src/content/brand'), (name) => parse(name).name)),
    guide: {
      file: `public/${GUIDE_PDF}`,
      wanted: site.embeds.guide ? undefined : guideDigest(),
      present: pdf.split(GUIDE_DIGEST)[1]?.trim(),
    },
  };
}
