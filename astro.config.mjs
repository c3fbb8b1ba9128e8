import './src/integrations/checks/production.ts';
import './src/integrations/checks/json-files.ts';
import tailwind from '@astrojs/tailwind';
import { defineConfig } from 'astro/config';
import { loadEnv } from 'vite';
import { captions, fullLinks } from './src/features/blog/posts/rehype-plugins.ts';
import { alertLabels, headingIds, noBreakSpaces, pastedCode } from './src/features/blog/posts/remark-plugins.ts';
import { connections, hasGuidePdf, outsideHosts } from './src/data/data-flows.ts';
import { GUIDE_PDF } from './src/lib/files/file-paths.ts';
import { checkOrStop } from './src/lib/stop.ts';
import { astroEnvSchema, environmentSchema } from './src/integrations/checks/environment.ts';
import { editor } from './src/integrations/editor/editor.ts';
import { finishPages } from './src/integrations/finish/finish-pages.ts';
import { hostFiles } from './src/integrations/host-files.ts';
import { datedSitemap } from './src/integrations/sitemap.ts';
import { islands } from './src/integrations/hydration/islands.ts';
import { searchIndex } from './src/integrations/search-index.ts';
import { buildWords } from './src/locale.ts';
import { site } from './src/site.config.ts';

const environment = checkOrStop('environment', environmentSchema, loadEnv('production', process.cwd(), ''));

/** The hosts that pages may request or embed, as /privacy/ lists them. */
const hosts = outsideHosts(connections(environment));
const originsFor = (/** @type {'connect' | 'frame' | 'script'} */ use) =>
  hosts.filter(({ as }) => as.includes(use)).map(({ origin }) => origin);
const allowed = { connect: originsFor('connect'), frame: originsFor('frame'), own: originsFor('script') };

export default defineConfig({
  site: environment.SITE_URL || site.url,
  base: environment.BASE_PATH,
  trailingSlash: 'ignore',
  env: { schema: astroEnvSchema },
  markdown: {
    syntaxHighlight: false, // its colors are inline styles, which the sanitizer removes
    remarkPlugins: [alertLabels, headingIds, pastedCode, noBreakSpaces],
    remarkRehype: { footnoteLabel: buildWords.footnotes },
    rehypePlugins: [captions, [fullLinks, new URL(environment.BASE_PATH, environment.SITE_URL || site.url).href]],
  },
  build: { inlineStylesheets: 'always', format: 'directory' },
  integrations: [
    tailwind({ configFile: './src/styles/tailwind.config.mjs', applyBaseStyles: false }),
    ...islands({ feed: './src/features/blog/show/client-feed.ts' }),
    editor(site.editor !== undefined),
    datedSitemap(),
    searchIndex(site.language),
    finishPages(allowed),
    hostFiles({ precompressed: environment.PRECOMPRESS === 'true', replaced: hasGuidePdf ? [] : [GUIDE_PDF] }),
  ],
  devToolbar: { enabled: false },
  // Small scripts stay inline, so that no page requests one before it needs it. Fonts are always files.
  vite: {
    define: {
      'import.meta.env.PAGES_OFF': JSON.stringify(site.pagesOff.join(' ')),
      'import.meta.env.LANGUAGE': JSON.stringify(site.language),
    },
    build: { assetsInlineLimit: (path) => (path.endsWith('.woff2') ? false : undefined), reportCompressedSize: false },
    // Astro's own zod: the built pages would otherwise find another version, with other messages, in node_modules.
    ssr: { noExternal: ['zod'] },
  },
});
