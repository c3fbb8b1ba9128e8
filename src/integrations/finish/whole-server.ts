import type { AstroIntegration } from 'astro';

/**
 * Leaves what renders the pages as it is: it runs once, at build, and is thrown away, so to find out what of it is never
 * used (an eighth of a whole build's time) helps nobody. What a browser loads is still cut to what it uses.
 */
export function wholeServer(): AstroIntegration {
  return {
    name: 'whole-server',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        const plugin = {
          name: 'whole-server',
          config: (_: unknown, { isSsrBuild }: { isSsrBuild?: boolean }) =>
            isSsrBuild ? { build: { rollupOptions: { treeshake: false as const } } } : undefined,
        };
        updateConfig({ vite: { plugins: [plugin] } });
      },
    },
  };
}
