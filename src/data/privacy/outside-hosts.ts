import { hostOf } from '../../lib/net/url.ts';
import { content } from '../content.ts';
import type { DataSettings } from './data-settings.ts';

/** A use of another host, as the directives of a Content-Security-Policy distinguish them. */
type HostUse = 'connect' | 'frame' | 'script';

/** Returns the hosts other than the site's own that pages contact or embed, with their uses. Every page's policy allows no others. */
export function outsideHosts(settings: DataSettings) {
  const { feedHost, webhook, signUpEndpoint, reportEndpoint, embeds, videos, scripts, waitingScripts } = settings;
  const { uses: sentences } = content.privacy;
  const uses: [urls: readonly string[], as: HostUse, use: string][] = [
    [[feedHost], 'connect', sentences.feed],
    [[webhook], 'connect', sentences.webhook],
    [[signUpEndpoint], 'connect', sentences.signUp],
    [[reportEndpoint], 'connect', sentences.report],
    [[embeds.newsletter], 'frame', sentences.newsletter],
    [[embeds.contact], 'frame', sentences.contact],
    [[embeds.booking], 'frame', sentences.booking],
    [[embeds.guide], 'frame', sentences.guide],
    [videos, 'frame', sentences.videos],
    [scripts, 'script', sentences.scripts],
    [waitingScripts, 'script', sentences.waitingScripts],
  ];
  const found = uses.flatMap(([urls, as, use]) =>
    [...new Set(urls.filter(Boolean).map((url) => new URL(url).origin))].map((origin) => ({ origin, as, use })),
  );
  return [...new Set(found.map(({ origin }) => origin))].map((origin) => {
    const own = found.filter((one) => one.origin === origin);
    return {
      origin,
      host: hostOf(origin),
      as: [...new Set(own.map(({ as }) => as))],
      use: own.map(({ use }) => use).join(' '),
    };
  });
}
