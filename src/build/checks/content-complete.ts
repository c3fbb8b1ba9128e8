import type { AstroIntegration } from 'astro';
import { textFiles } from './files-in.ts';
import { missingEntries, missingEntrySentence } from './missing-entries.ts';
import { stopBuild } from './stop.ts';
import { unmadePages } from './unmade-pages.ts';

/** Ends a build, before anything is built, where a source names an entry that the content no longer has, or a page has no file. */
export function contentComplete(): AstroIntegration {
  return {
    name: 'content-complete',
    hooks: {
      'astro:config:setup': async ({ command }) => {
        if (command !== 'build') return;
        const sources = await textFiles('src', 'src/', /\.(?:tsx?|astro)$/);
        const faults = [...missingEntries(sources).map(missingEntrySentence), ...unmadePages(sources)];
        if (faults.length > 0) stopBuild(faults.join('\n'));
      },
    },
  };
}
