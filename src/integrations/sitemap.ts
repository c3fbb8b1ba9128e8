import { closeSync, existsSync, openSync, readSync } from 'node:fs';
import sitemap, { type SitemapOptions } from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';
import { Parser } from 'htmlparser2';
import { outputPlan } from './kept-output/output-plan.ts';

/** The sitemap, which says of a page when it was last changed wherever the page itself says so, as posts do. */
export function datedSitemap(options: Pick<NonNullable<SitemapOptions>, 'filter'>): AstroIntegration {
  let built = { root: new URL('file:///'), base: '/' };
  const inner = sitemap({
    ...options,
    serialize: (item) => {
      const modified = lastModified(pageFile(item.url, built));
      return modified ? { ...item, lastmod: modified } : item;
    },
  });
  return {
    ...inner,
    hooks: {
      ...inner.hooks,
      'astro:config:done': (context) => {
        built = { root: context.config.outDir, base: context.config.base };
        return inner.hooks['astro:config:done']?.(context);
      },
      'astro:build:done': (context) => {
        const found = [...(outputPlan()?.found.keys() ?? [])].map((file) => ({
          pathname: file.replace(/index\.html$/, ''),
        }));
        return inner.hooks['astro:build:done']?.({ ...context, pages: [...context.pages, ...found] });
      },
    },
  };
}

/** The file of a page in the built folder, from its full address. */
export function pageFile(address: string, { root, base }: { root: URL; base: string }): URL {
  const path = decodeURIComponent(new URL(address).pathname).slice(base.replace(/\/$/, '').length);
  return new URL(`.${path.replace(/\/?$/, '/')}index.html`, root);
}

/** A page says it early in its head, long before its styles: nothing behind that is read, of the file either. */
const PIECE = 4096;

function lastModified(file: URL): string | undefined {
  if (!existsSync(file)) return undefined;
  const found: { modified?: string; isBehindHead?: true } = {};
  const parser = new Parser({
    onopentag(name, { property, content }) {
      if (name === 'meta' && property === 'article:modified_time') found.modified ??= content;
    },
    onclosetag(name) {
      if (name === 'head') found.isBehindHead = true;
    },
  });
  for (const piece of piecesOf(file)) {
    parser.write(piece);
    if (found.modified || found.isBehindHead) break;
  }
  return found.modified;
}

function* piecesOf(file: URL): Generator<string> {
  const decoder = new TextDecoder();
  const bytes = new Uint8Array(PIECE);
  const handle = openSync(file, 'r');
  try {
    for (let size = readSync(handle, bytes); size > 0; size = readSync(handle, bytes))
      yield decoder.decode(bytes.subarray(0, size), { stream: true });
  } finally {
    closeSync(handle);
  }
}
