import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AstroIntegration } from 'astro';
import { filesIn, textFiles } from './files-in.ts';
import { missingEntries, missingEntrySentence } from './missing-entries.ts';
import { missingFiles } from './missing-files.ts';
import { stopBuild } from './stop.ts';
import { unmadePages } from './unmade-pages.ts';

/**
 * Where a source names an entry that the content no longer has, or a file that is gone, or a page has no file: ends a build
 * before anything is built, and shows the same sentences in place of every page of `astro dev` until they are mended.
 */
export function contentComplete(): AstroIntegration {
  return {
    name: 'content-complete',
    hooks: {
      'astro:config:setup': async ({ command }) => {
        if (command !== 'build') return;
        const faults = await incompleteContent();
        if (faults.length > 0) stopBuild(faults.join('\n'));
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(refuseIncomplete(server, incompleteContent));
      },
    },
  };
}

/** A sentence for each place of the sources that speaks of what is not there. */
async function incompleteContent(): Promise<string[]> {
  const sources = await textFiles('src', 'src/', /\.(?:tsx?|astro)$/);
  const files = new Set(Array.from(await filesIn('src'), (name) => `src/${name}`));
  return [
    ...missingEntries(sources).map(missingEntrySentence),
    ...missingFiles(sources, files),
    ...unmadePages(sources),
  ];
}

interface Server {
  watcher: { on(event: 'all', listener: () => void): unknown };
  ws: { send(payload: { type: 'full-reload' }): void };
}

/**
 * Hands the sentences to the server's own page for errors, where somebody asks for a page. They are looked for anew once a
 * file has changed; nothing that the error's page is made from has, so the browser is told to ask again.
 */
export function refuseIncomplete(server: Server, look: () => Promise<string[]>) {
  let known: Promise<string[]> | undefined;
  let shown = false;
  server.watcher.on('all', () => {
    known = undefined;
    if (shown) server.ws.send({ type: 'full-reload' });
  });
  return async ({ headers }: IncomingMessage, _: ServerResponse, next: (error?: Error) => void): Promise<void> => {
    if (!headers.accept?.includes('text/html')) return next();
    known ??= look();
    const faults = await known;
    shown = faults.length > 0;
    if (!shown) return next();
    const error = new Error(faults.join('\n'));
    error.stack = ''; // where in this file is nobody's concern
    next(error);
  };
}
