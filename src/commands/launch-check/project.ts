import { loadEnv } from 'vite';
import { isGuideStale } from '../../data/guide-digest.ts';
import { environmentSchema } from '../../integrations/checks/environment.ts';
import { textFiles } from '../../lib/files/files-in.ts';
import { money } from '../../lib/format.ts';
import { checkOrStop } from '../../lib/stop.ts';
import { site } from '../../site.config.ts';

export type Project = Awaited<ReturnType<typeof readProject>>;

/** Reads the project in the current folder and its built site. */
export async function readProject(dist: string) {
  const settings = checkOrStop('environment', environmentSchema, loadEnv('production', process.cwd(), ''));
  return {
    /** The JSON and Markdown files of `src/content` as written, by path. */
    written: await textFiles('src/content', 'src/content/', /\.(?:json|md)$/),
    /** The built pages, by path in their folder. Those of switched-off pages only lead to another. */
    pages: new Map(
      [...(await textFiles(dist, '', /\.html$/))].filter(([, html]) => !/http-equiv="?refresh/.test(html)),
    ),
    settings: settings as Readonly<Record<string, string>>,
    /** The home page's address. */
    home: new URL(settings.BASE_PATH, settings.SITE_URL || site.url).href,
    language: site.language as string,
    /** An amount in the site's currency. */
    currency: money({ amount: 1 }),
    embeds: site.embeds as Readonly<Record<string, string>>,
    pagesOff: site.pagesOff as readonly string[],
    isGuideStale: await isGuideStale(),
  };
}
