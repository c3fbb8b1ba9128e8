import type { OwnScript } from '../../site-schema.ts';
import { site } from '../../site.config.ts';
import { blogSources } from '../blog-sources.ts';
import { content } from '../content.ts';
import { videos } from '../videos.ts';

/** The settings of a build that decide where a visitor's data goes. An empty string is a setting that isn't set. */
export type DataSettings = ReturnType<typeof dataSettings>;

/** The only page that shows a frame. With the page switched off, nothing loads it. */
export const FRAME_PAGES = { booking: 'leadershipPilot', guide: 'guide' } as const;

/** The environment's variables that connect the site to other hosts. */
type Connections = Readonly<
  Record<`PUBLIC_${'FEED_HOST' | 'ASSESSMENT_WEBHOOK_URL' | 'MOMENTO_ENDPOINT' | 'REPORT_ENDPOINT'}`, string>
>;

/** Collects the settings for /privacy/, the notes next to forms, and the security policy. */
export function dataSettings(environment: Connections) {
  const scripts: readonly OwnScript[] = site.scripts;
  const unseen = Object.entries(FRAME_PAGES).filter(([, page]) => site.pagesOff.includes(page));
  const clips: readonly { url: string; embedUrl?: string | undefined }[] = [...content.press, ...videos];
  const { PUBLIC_FEED_HOST: feedHost } = environment;
  return {
    emails: site.emails,
    embeds: { ...site.embeds, ...Object.fromEntries(unseen.map(([frame]) => [frame, ''])) },
    videos: clips.map(({ embedUrl = '' }) => embedUrl),
    scripts: addressesOf(scripts.filter(({ consent }) => !consent)),
    /** Those that wait for a visitor's consent. */
    waitingScripts: addressesOf(scripts.filter(({ consent }) => consent)),
    feedHost: blogSources(site.blog, feedHost).feed ? feedHost : '',
    webhook: environment.PUBLIC_ASSESSMENT_WEBHOOK_URL,
    signUpEndpoint: environment.PUBLIC_MOMENTO_ENDPOINT,
    reportEndpoint: environment.PUBLIC_REPORT_ENDPOINT,
  };
}

/** Lists the outside addresses that scripts come from and report to. */
function addressesOf(scripts: readonly OwnScript[]): string[] {
  return scripts.flatMap(({ src, hosts = [] }) => [src, ...hosts]).filter((address) => !address.startsWith('/'));
}
