import tailwind from '@astrojs/tailwind';
import { defineConfig } from 'astro/config';
import { loadEnv } from 'vite';
import { blogSources } from './src/loaders/blog-sources.ts';
import { captions, fullLinks, publicPictures } from './src/loaders/rehype-plugins.ts';
import { blogRefresh } from './src/integrations/blog-refresh.ts';
import { checkOrStop } from './src/integrations/checks/stop.ts';
import { astroEnvSchema, environmentSchema } from './src/integrations/checks/environment.ts';
import { atomicOutput } from './src/integrations/atomic-output.ts';
import { finishPages } from './src/integrations/finish/finish-pages.ts';
import { datedSitemap } from './src/integrations/sitemap.ts';
import { hydration } from './src/integrations/hydration/integration.ts';
import { press } from './src/content/press.ts';
import { videos } from './src/content/videos.ts';
import { site } from './src/site.config.ts';

const environment = checkOrStop('environment', environmentSchema, loadEnv('production', process.cwd(), ''));

/** The other hosts that pages may request or frame, from the configuration. */
const origins = (/** @type {string[]} */ ...urls) => urls.filter(Boolean).map((url) => new URL(url).origin);
const allowed = {
  connect: origins(
    environment.PUBLIC_FEED_HOST,
    environment.PUBLIC_ASSESSMENT_WEBHOOK_URL,
    environment.PUBLIC_MOMENTO_ENDPOINT,
  ),
  frame: origins(...Object.values(site.embeds), ...[...press, ...videos].map((video) => video.embedUrl)),
};

/** Whether the blog shows a remote feed. */
const hasFeed = blogSources(site.blog, environment.PUBLIC_FEED_HOST).feed;

// Imported lazily: loading it takes 1.5 s.
const launchGate = environment.LAUNCH ? (await import('./src/launch/launch-check.ts')).launchGate() : undefined;

export default defineConfig({
  site: environment.SITE_URL || site.url,
  base: environment.BASE_PATH,
  trailingSlash: 'ignore',
  env: { schema: astroEnvSchema },
  markdown: {
    rehypePlugins: [
      captions,
      [publicPictures, 'public'],
      [fullLinks, new URL(environment.BASE_PATH, environment.SITE_URL || site.url).href],
    ],
  },
  build: { inlineStylesheets: 'always', format: 'directory' },
  integrations: [
    blogRefresh(),
    tailwind({ configFile: './src/styles/tailwind.config.mjs', applyBaseStyles: false }),
    ...hydration(),
    datedSitemap(),
    finishPages({
      allowed,
      precompressed: environment.PRECOMPRESS === 'true',
      feed: hasFeed,
      replaced: site.embeds.guide ? ['ai-strategy-guide.pdf'] : [],
    }),
    launchGate,
    atomicOutput(),
  ],
  devToolbar: { enabled: false },
  // Small scripts stay inline, so that no page requests one before it needs it. Fonts are always files.
  vite: { build: { assetsInlineLimit: (path) => (path.endsWith('.woff2') ? false : undefined) } },
});
