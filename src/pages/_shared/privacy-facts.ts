import * as environment from 'astro:env/client';
import { dataSettings } from '../../data/privacy/data-settings.ts';
import { formFlows } from '../../data/privacy/form-flows.ts';
import { outsideHosts } from '../../data/privacy/outside-hosts.ts';
import { feedSource } from '../../features/blog/read/fetch-feed.ts';

const settings = dataSettings(environment);

/** The forms of this build, and the recipients of their data. */
export const flows = formFlows(settings);

/** The hosts that this build's pages contact or embed, each once: a chat's WebSocket is at a host that is listed anyway. */
export const hosts = outsideHosts(settings).filter(
  ({ host }, index, all) => all.findIndex((other) => other.host === host) === index,
);

/** The remote feed's URL, also its storage key in the browser; '' without one. */
export const feedAddress = settings.feedHost && feedSource(settings.feedHost, '').url;
