import type { Plugin } from 'vite';

const REACT = /\/node_modules\/(?:react|react-dom|scheduler)\//;

/** Whether a module may stand in React's chunk: React itself, and what the bundler writes to join its parts. */
export function isReact(id: string): boolean {
  return REACT.test(id) || /^\0.*commonjs/i.test(id);
}

/**
 * React in a chunk of its own. It is by far the heaviest thing that an island asks for, stays the same from deploy to
 * deploy, and so stays in the browser's cache: whatever rode in it would make every visitor load it again. Stops a build
 * in which something does.
 */
export function reactChunk(): Plugin {
  return {
    name: 'react-chunk',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    outputOptions: (options) => ({
      ...options,
      manualChunks: (id: string) => (REACT.test(id) ? 'react' : undefined),
    }),
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || chunk.name !== 'react') continue;
        const stranger = chunk.moduleIds.find((id) => !isReact(id)) ?? chunk.imports[0];
        if (stranger) this.error(`${stranger} rides in React's chunk`);
      }
    },
  };
}
