import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';

const ENTRIES = {
  serverEntrypoint: '/src/integrations/hydration/react-server.ts',
  clientEntrypoint: '/src/integrations/hydration/react-client.ts',
};

/**
 * React as Astro's integration has it, with this project's own way to render and to hydrate. Components are rendered at
 * once: a stream each, as Astro would have it, doubles the time of a post. The ids of `useId` would then differ from the
 * browser's, so the linter refuses it.
 */
export function reactIslands(): AstroIntegration {
  const integration = react({ experimentalDisableStreaming: true });
  const setup = integration.hooks['astro:config:setup'];
  return {
    ...integration,
    hooks: {
      ...integration.hooks,
      'astro:config:setup': (options) =>
        setup?.({
          ...options,
          addRenderer: (renderer) => options.addRenderer({ ...renderer, ...ENTRIES }),
        }),
    },
  };
}
