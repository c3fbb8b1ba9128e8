import { press } from '../content/press.ts';
import { videos } from '../content/videos.ts';
import type { DataSettings } from '../features/privacy/data-flows.ts';
import type { OwnScript } from '../site-schema.ts';
import { site } from '../site.config.ts';
import { blogSources } from './blog-sources.ts';

/** The environment's variables that connect the site to other hosts. */
export type Connections = Readonly<
  Record<'PUBLIC_FEED_HOST' | 'PUBLIC_ASSESSMENT_WEBHOOK_URL' | 'PUBLIC_MOMENTO_ENDPOINT', string>
>;

/** Collects what decides where a visitor's data goes: for /privacy/, the notes next to forms, and the security policy. */
export function dataSettings(environment: Connections): DataSettings {
  const scripts: readonly OwnScript[] = site.scripts;
  const { PUBLIC_FEED_HOST: feedHost } = environment;
  return {
    emails: site.emails,
    embeds: site.embeds,
    videos: [...press, ...videos].map(({ embedUrl }) => embedUrl),
    scripts: scripts.flatMap(({ src, hosts = [] }) => [src, ...hosts]).filter((address) => !address.startsWith('/')),
    feedHost: blogSources(site.blog, feedHost).feed ? feedHost : '',
    webhook: environment.PUBLIC_ASSESSMENT_WEBHOOK_URL,
    signUpEndpoint: environment.PUBLIC_MOMENTO_ENDPOINT,
  };
}
