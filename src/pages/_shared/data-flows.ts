import * as environment from 'astro:env/client';
import { feedSource } from '../../features/blog/read/fetch-feed.ts';
import { formFlows, outsideHosts } from '../../features/privacy/data-flows.ts';
import { dataSettings } from '../../loaders/data-settings.ts';

const settings = dataSettings(environment);

/** The forms of this build, and where what they take goes. */
export const flows = formFlows(settings);

/** The hosts that this build's pages contact or embed. */
export const hosts = outsideHosts(settings);

/** Whether the owner's own scripts run on the pages. */
export const hasOwnScripts = settings.scripts.length > 0;

/** The feed that the blog's pages ask for news, which is also its key in the browser's storage; '' if they ask none. */
export const feedAddress = settings.feedHost && feedSource(settings.feedHost, '').url;
