import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import type { FeedSource } from '../../features/blog/feed-source.ts';
import { reactChunk } from './react-chunk.ts';

/** Adds this project's client directives and what they need of the build: React in a chunk of its own, the reload offer. */
export function hydration(): AstroIntegration {
  return {
    name: 'hydration',
    hooks: {
      'astro:config:setup': ({ addClientDirective, updateConfig }) => {
        addClientDirective({ name: 'interaction', entrypoint: './src/integrations/hydration/interaction.ts' });
        addClientDirective({ name: 'slots', entrypoint: './src/integrations/hydration/slots.ts' });
        addClientDirective({ name: 'feed', entrypoint: './src/integrations/hydration/feed.ts' });
        updateConfig({ vite: { plugins: [reactChunk(), reloadOffer()] } });
      },
    },
  };
}

/** Builds the reload offer to the address where `interaction.ts` looks for it, without a hash. */
function reloadOffer(): Plugin {
  return {
    name: 'reload-offer',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    buildStart() {
      this.emitFile({ type: 'chunk', id: 'src/integrations/hydration/reload-offer.ts', fileName: 'reload-offer.js' });
    },
  };
}

declare module 'astro' {
  interface AstroClientDirectives {
    /**
     * Hydrates at the first sign of life (pointer, touch, wheel, key, focus, click) inside the island, or in what a selector
     * finds: 'body' is the whole page. No click on `data-replay` is lost.
     */
    'client:interaction'?: boolean | string;
    /** Counts booking clicks of `most` slots; hydrates where the browser has a number, else once it gets one. */
    'client:slots'?: number;
    /** Hydrates once the page is loaded and painted, and only if the feed is no longer the one that it was built from. */
    'client:feed'?: FeedSource & { digest: string };
  }
}
