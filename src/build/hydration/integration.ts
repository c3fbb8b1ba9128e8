import type { AstroIntegration } from 'astro';

/** Adds this project's client directives: `client:interaction`, `client:slots` and `client:feed`. */
export function hydration(): AstroIntegration {
  return {
    name: 'hydration',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'interaction', entrypoint: './src/build/hydration/interaction.ts' });
        addClientDirective({ name: 'slots', entrypoint: './src/build/hydration/slots.ts' });
        addClientDirective({ name: 'feed', entrypoint: './src/build/hydration/feed.ts' });
      },
    },
  };
}

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates on the first pointer, touch, focus or click inside the island; no click on `data-replay` is lost. */
    'client:interaction'?: boolean | 'main';
    /** Counts booking clicks of `most` slots; hydrates where the browser has a number, else once it gets one. */
    'client:slots'?: number;
    /** Hydrates when idle, and only if the feed is no longer the one that the page was built from. */
    'client:feed'?: { url: string; key: string; digest: string };
  }
}
