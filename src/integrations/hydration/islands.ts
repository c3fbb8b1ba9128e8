import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';

/** Adds React islands, `client:interaction`, and further client directives: the path of each one's file by its name. */
export function islands(directives: Readonly<Record<string, string>>): AstroIntegration[] {
  // A stream per component, Astro's default, doubles the build time of a post. Turning it off costs `useId`, which the linter refuses.
  return [react({ experimentalDisableStreaming: true }), hydration(directives)];
}

function hydration(directives: Readonly<Record<string, string>>): AstroIntegration {
  return {
    name: 'hydration',
    hooks: {
      'astro:config:setup': ({ addClientDirective, updateConfig }) => {
        addClientDirective({ name: 'interaction', entrypoint: './src/integrations/hydration/interaction.ts' });
        for (const [name, entrypoint] of Object.entries(directives)) addClientDirective({ name, entrypoint });
        const alias = { '@astrojs/react/client.js': fileURLToPath(new URL('react-client.ts', import.meta.url)) };
        updateConfig({ vite: { plugins: [islandChunks()], resolve: { alias } } });
      },
    },
  };
}

const CHUNKS: readonly [name: string, modules: RegExp][] = [
  ['react', /\/node_modules\/(?:react|react-dom|scheduler)\/|\/integrations\/hydration\//],
  ['shared', /\/(?:nanostores|@nanostores\/react)\/|\/src\/(?:stores\/|lib\/(?:email|mailto|copy-text)\.ts)/],
];

/**
 * Groups what islands share into two chunks. React's is the renderer that the page's HTML names, so it is requested
 * together with the island instead of a round trip later; it stays the same, and cached, from deploy to deploy.
 */
function islandChunks(): Plugin {
  return {
    name: 'island-chunks',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
    outputOptions: (options) => ({
      ...options,
      manualChunks: (id: string) => CHUNKS.find(([, modules]) => modules.test(id))?.[0],
    }),
  };
}

declare module 'astro' {
  interface AstroClientDirectives {
    /** Loads the island when the visitor first points at, focuses, clicks or submits something inside it, or inside what a selector finds. */
    'client:interaction'?: boolean | string;
  }
}
