import * as environment from 'astro:env/client';
import { connections, formFlows, outsideHosts } from '../../data/data-flows.ts';
import { feedSource } from '../../features/blog/read/fetch-feed.ts';

const addresses = connections(environment);

/** The forms of this build, and the recipients of their data. */
export const flows = formFlows(addresses);

/** The hosts that this build's pages contact or embed, each once: a chat's WebSocket is at a host that is listed anyway. */
export const hosts = outsideHosts(addresses).filter(
  ({ host }, index, all) => all.findIndex((other) => other.host === host) === index,
);

/** The remote feed's URL, also its storage key in the browser; '' without one. */
export const feedAddress = addresses.feed && feedSource(addresses.feed, '').url;
