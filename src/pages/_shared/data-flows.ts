import { PUBLIC_ASSESSMENT_WEBHOOK_URL, PUBLIC_FEED_HOST, PUBLIC_MOMENTO_ENDPOINT } from 'astro:env/client';
import { press } from '../../content/press.ts';
import { videos } from '../../content/videos.ts';
import { formFlows, outsideHosts } from '../../features/privacy/data-flows.ts';
import { blogSources } from '../../loaders/blog-sources.ts';
import { site } from '../../site.config.ts';

const settings = {
  emails: site.emails,
  embeds: site.embeds,
  videos: [...press, ...videos].map(({ embedUrl }) => embedUrl),
  feedHost: blogSources(site.blog, PUBLIC_FEED_HOST).feed ? PUBLIC_FEED_HOST : '',
  webhook: PUBLIC_ASSESSMENT_WEBHOOK_URL,
  signUpEndpoint: PUBLIC_MOMENTO_ENDPOINT,
};

/** The forms of this build, and where what they take goes. */
export const flows = formFlows(settings);

/** The hosts that this build's pages contact or embed. */
export const hosts = outsideHosts(settings);

/** Whether the blog's pages ask a remote feed for news. */
export const asksFeed = settings.feedHost !== '';
