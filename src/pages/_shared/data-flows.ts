import * as environment from 'astro:env/client';
import { formFlows, outsideHosts } from '../../features/privacy/data-flows.ts';
import { dataSettings } from '../../loaders/data-settings.ts';

const settings = dataSettings(environment);

/** The forms of this build, and where what they take goes. */
export const flows = formFlows(settings);

/** The hosts that this build's pages contact or embed. */
export const hosts = outsideHosts(settings);

/** Whether the blog's pages ask a remote feed for news. */
export const asksFeed = settings.feedHost !== '';
