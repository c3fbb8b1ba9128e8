import { existsSync, readFileSync } from 'node:fs';
import sitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';

/**
 * Adds the sitemap, without pages that search engines may not list. Takes a page's `lastmod` from the date of its last change, which
 * posts give.
 */
export function datedSitemap(): AstroIntegration {
  let root = new URL('file:///');
  let base = '/';
  const inner = sitemap({
    serialize: (item) => {
      const file = pageFile(item.url, root, base);
      const html = existsSync(file) ? readFileSync(file, 'utf8') : '';
      return isListed(html) ? { ...item, lastmod: lastModified(html) } : undefined;
    },
  });
  return {
    ...inner,
    hooks: {
      ...inner.hooks,
      'astro:config:done': (context) => {
        root = context.config.outDir;
        base = context.config.base;
        return inner.hooks['astro:config:done']?.(context);
      },
    },
  };
}

/** Returns whether search engines may list a page. */
export function isListed(html: string): boolean {
  return !html.includes('<meta name="robots" content="noindex"');
}

/** Returns the file of a page in the built folder `root`. `address` is the page's full URL. */
export function pageFile(address: string, root: URL, base: string): URL {
  const path = decodeURIComponent(new URL(address).pathname).slice(base.replace(/\/$/, '').length);
  return new URL(`.${path.replace(/\/?$/, '/')}index.html`, root);
}

function lastModified(html: string): string | undefined {
  return /<meta property="article:modified_time" content="([^"]+)"/.exec(html)?.[1];
}
