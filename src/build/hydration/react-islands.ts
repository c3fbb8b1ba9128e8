import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';

/** React as Astro's integration has it, with this project's own way to hydrate (`react-client.ts`). */
export function reactIslands(): AstroIntegration {
  const integration = react();
  const setup = integration.hooks['astro:config:setup'];
  return {
    ...integration,
    hooks: {
      ...integration.hooks,
      'astro:config:setup': (options) =>
        setup?.({
          ...options,
          addRenderer: (renderer) =>
            options.addRenderer({ ...renderer, clientEntrypoint: '/src/build/hydration/react-client.ts' }),
        }),
    },
  };
}
