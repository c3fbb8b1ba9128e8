import type { AstroIntegration } from 'astro';
import type { FeedSource } from '../features/blog/read/fetch-feed.ts';

/** Adds the client directive that refreshes the blog's islands from a remote feed. */
export function blogRefresh(): AstroIntegration {
  return {
    name: 'blog-refresh',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) =>
        addClientDirective({ name: 'feed', entrypoint: './src/features/blog/show/client-feed.ts' }),
    },
  };
}

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates once the page has loaded and is visible, and only if the feed isn't the one that it was built from. */
    'client:feed'?: FeedSource & { digest: string };
  }
}
