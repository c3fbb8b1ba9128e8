import tailwind from '@astrojs/tailwind';
import { defineConfig } from 'astro/config';
import { loadEnv } from 'vite';
import { captions } from './src/loaders/markdown/captions.ts';
import { blogSources } from './src/loaders/blog-sources.ts';
import { fullLinks } from './src/loaders/markdown/full-links.ts';
import { publicPictures } from './src/loaders/markdown/public-pictures.ts';
import { feedFirst } from './src/loaders/feed-first.ts';
import { checkOrStop } from './src/integrations/checks/stop.ts';
import { astroEnvSchema, environmentSchema } from './src/integrations/checks/environment.ts';
import { atomicOutput } from './src/integrations/atomic-output.ts';
import { finishPages } from './src/integrations/finish/finish-pages.ts';
import { datedSitemap } from './src/integrations/sitemap.ts';
import { hydration } from './src/integrations/hydration/integration.ts';
import { reactIslands } from './src/integrations/hydration/react-islands.ts';
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

/** The owner's feed, if the blog shows one. */
const feedHost = blogSources(site.blog, environment.PUBLIC_FEED_HOST).feed ? environment.PUBLIC_FEED_HOST : '';

// Imported lazily: loading it takes 1.5 s.
const launchGate = environment.LAUNCH ? (await import('./src/launch/gate.ts')).launchGate() : undefined;

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
    feedFirst({
      host: feedHost,
      key: environment.PUBLIC_FEED_KEY,
      optional: environment.FEED_OPTIONAL === 'true',
    }),
    reactIslands(),
    tailwind({ configFile: './src/styles/tailwind.config.mjs', applyBaseStyles: false }),
    hydration(),
    datedSitemap(),
    finishPages({
      allowed,
      precompressed: environment.PRECOMPRESS === 'true',
      feed: feedHost !== '',
      replaced: site.embeds.guide ? ['ai-strategy-guide.pdf'] : [],
    }),
    launchGate,
    atomicOutput(),
  ],
  devToolbar: { enabled: false },
  // Small scripts stay inline, so that no page requests one before it needs it. Fonts are always files.
  vite: { build: { assetsInlineLimit: (path) => (path.endsWith('.woff2') ? false : undefined) } },
});
