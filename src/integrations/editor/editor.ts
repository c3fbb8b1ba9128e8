import type { AstroIntegration } from 'astro';

/** Adds the editor at /admin/ (docs/edit.md): to the built site if it has a repository to save to, to `npm run dev` always. */
export function editor(hasRepository: boolean): AstroIntegration {
  return {
    name: 'editor',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (!hasRepository && command !== 'dev') return;
        injectRoute({ pattern: '/admin', entrypoint: './src/integrations/editor/admin.astro' });
        injectRoute({ pattern: '/admin/sveltia-cms.js', entrypoint: './src/integrations/editor/script.ts' });
        injectRoute({ pattern: '/admin/locales/[name].json', entrypoint: './src/integrations/editor/locales.ts' });
      },
    },
  };
}
