import tailwind from '@astrojs/tailwind';
import { defineConfig } from 'astro/config';
import { loadEnv } from 'vite';
import { captions } from './src/loaders/markdown/captions.ts';
import { blogSources } from './src/loaders/blog-sources.ts';
import { fullLinks } from './src/loaders/markdown/full-links.ts';
import { publicPictures } from './src/loaders/markdown/public-pictures.ts';
import { feedFirst } from './src/loaders/feed-first.ts';
import { checkOrStop } from './src/integrations/checks/check-config.ts';
import { contentComplete } from './src/integrations/checks/content-complete.ts';
import { astroEnvSchema, environmentSchema } from './src/integrations/checks/environment.ts';
import { isListed } from './src/integrations/is-listed.ts';
import { atomicOutput } from './src/integrations/atomic-output.ts';
import { hosting } from './src/integrations/finish/integration.ts';
import { wholeServer } from './src/integrations/finish/whole-server.ts';
import { keepHeapSmall } from './src/integrations/small-heap.ts';
import { datedSitemap } from './src/integrations/sitemap.ts';
import { keptOutput } from './src/integrations/kept-output/integration.ts';
import { hydration } from './src/integrations/hydration/integration.ts';
import { reactIslands } from './src/integrations/hydration/react-islands.ts';
import { press } from './src/content/press.ts';
import { videos } from './src/content/videos.ts';
import { site } from './src/site.config.ts';

keepHeapSmall();

const environment = checkOrStop('environment', environmentSchema, loadEnv('production', process.cwd(), ''));

/** The other hosts that pages may talk to or show, by what is configured. */
const origins = (/** @type {string[]} */ ...urls) => urls.filter(Boolean).map((url) => new URL(url).origin);
const allowed = {
  connect: origins(
    environment.PUBLIC_FEED_HOST,
    environment.PUBLIC_ASSESSMENT_WEBHOOK_URL,
    environment.PUBLIC_MOMENTO_ENDPOINT,
  ),
  frame: origins(...Object.values(site.embeds), ...[...press, ...videos].map((video) => video.embedUrl)),
};

/** The owner's feed, where the blog shows one. */
const feedHost = blogSources(site.blog, environment.PUBLIC_FEED_HOST).feed ? environment.PUBLIC_FEED_HOST : '';

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
    contentComplete(),
    feedFirst({
      host: feedHost,
      key: environment.PUBLIC_FEED_KEY,
      optional: environment.FEED_OPTIONAL === 'true',
    }),
    reactIslands(),
    wholeServer(),
    tailwind({ configFile: './src/styles/tailwind.config.mjs', applyBaseStyles: false }),
    hydration(),
    keptOutput(environment),
    datedSitemap({ filter: (page) => isListed(new URL(page).pathname, environment.BASE_PATH) }),
    hosting({
      allowed,
      precompressed: environment.PRECOMPRESS === 'true',
      feed: feedHost !== '',
      replaced: site.embeds.guide ? ['ai-strategy-guide.pdf'] : [],
    }),
    launchGate,
    atomicOutput(),
  ],
  devToolbar: { enabled: false },
  // Small scripts stay inline, so that no page asks for one before it needs it; fonts never do.
  vite: { build: { assetsInlineLimit: (path) => (path.endsWith('.woff2') ? false : undefined) } },
});
