import { existsSync, readFileSync } from 'node:fs';
import sitemap from '@astrojs/sitemap';
import type { AstroIntegration } from 'astro';

/** Pages for frames, the 404 page and the editor. */
const UNLISTED = /^(?:embeds\/.*|404\/?|admin\/?)$/;

/** Adds the sitemap. Takes a page's `lastmod` from the date of its last change, which posts give. */
export function datedSitemap(): AstroIntegration {
  let root = new URL('file:///');
  let base = '/';
  const inner = sitemap({
    filter: (address) => isListed(new URL(address).pathname, base),
    serialize: (item) => {
      const file = pageFile(item.url, root, base);
      const html = existsSync(file) ? readFileSync(file, 'utf8') : '';
      // An address that leads to another page.
      if (/http-equiv="?refresh/.test(html)) return undefined;
      const modified = lastModified(html);
      return modified ? { ...item, lastmod: modified } : item;
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

/** Returns whether the sitemap lists a page. `base` is the site's path. */
export function isListed(pathname: string, base: string): boolean {
  return !UNLISTED.test(pathname.slice(base.replace(/\/?$/, '/').length));
}

/** Returns the file of a page in the built folder `root`. `address` is the page's full URL. */
export function pageFile(address: string, root: URL, base: string): URL {
  const path = decodeURIComponent(new URL(address).pathname).slice(base.replace(/\/$/, '').length);
  return new URL(`.${path.replace(/\/?$/, '/')}index.html`, root);
}

function lastModified(html: string): string | undefined {
  return /<meta property="article:modified_time" content="([^"]+)"/.exec(html)?.[1];
}
