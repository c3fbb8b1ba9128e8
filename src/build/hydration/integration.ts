import type { AstroIntegration } from 'astro';

/** Adds this project's two client directives: `client:interaction` and `client:feed`. */
export function hydration(): AstroIntegration {
  return {
    name: 'hydration',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'interaction', entrypoint: './src/build/hydration/interaction.ts' });
        addClientDirective({ name: 'feed', entrypoint: './src/build/hydration/feed.ts' });
      },
    },
  };
}

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates on the first pointer, touch, focus or click inside the island; no click on `data-replay` is lost. */
    'client:interaction'?: boolean | 'main';
    /** Hydrates when idle, and only if the feed is no longer the one that the page was built from. */
    'client:feed'?: { url: string; key: string; digest: string };
  }
}
