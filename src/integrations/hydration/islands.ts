import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';

/** Adds React islands, `client:interaction`, and further client directives: the path of each one's file by its name. */
export function islands(directives: Readonly<Record<string, string>>): AstroIntegration[] {
  // A stream per component, Astro's default, doubles the build time of a post. Turning it off costs `useId`, which the linter refuses.
  return [keepFields(react({ experimentalDisableStreaming: true })), hydration(directives)];
}

/** Lets the renderer keep what a visitor types before an island hydrates. */
function keepFields({ name, hooks }: AstroIntegration): AstroIntegration {
  const setup: AstroIntegration['hooks']['astro:config:setup'] = (options) =>
    hooks['astro:config:setup']?.({
      ...options,
      addRenderer: (renderer) =>
        options.addRenderer({ ...renderer, clientEntrypoint: '/src/integrations/hydration/react-client.ts' }),
    });
  return { name, hooks: { ...hooks, 'astro:config:setup': setup } };
}

function hydration(directives: Readonly<Record<string, string>>): AstroIntegration {
  return {
    name: 'hydration',
    hooks: {
      'astro:config:setup': ({ addClientDirective, updateConfig }) => {
        addClientDirective({ name: 'interaction', entrypoint: './src/integrations/hydration/interaction.ts' });
        for (const [name, entrypoint] of Object.entries(directives)) addClientDirective({ name, entrypoint });
        updateConfig({ vite: { plugins: [reactChunk()] } });
      },
    },
  };
}

/** The packages of every island. */
const REACT =
  /\/node_modules\/(?:react|react-dom|scheduler|@astrojs\/react|nanostores|@nanostores\/react)\/|\/react-client\.ts$/;

/**
 * Puts React into the file that a page's HTML names as the islands' renderer, so that it is requested together with the island
 * instead of a round trip later, and stays the same, and cached, from deploy to deploy.
 */
function reactChunk(): Plugin {
  return {
    name: 'react-chunk',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
    outputOptions: (options) => ({ ...options, manualChunks: (id: string) => (REACT.test(id) ? 'react' : undefined) }),
  };
}

declare module 'astro' {
  interface AstroClientDirectives {
    /** Loads the island when the visitor first points at, focuses, clicks or submits something inside it, or inside what a selector finds. */
    'client:interaction'?: boolean | string;
  }
}
