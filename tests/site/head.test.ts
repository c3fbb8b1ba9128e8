import { expect, test } from 'vitest';
import { type BuiltPage, builtFile, builtPages } from '../support/built-site.ts';

// Promise 6: one h1, and everything a crawler asks for.

function meta({ document }: BuiltPage, name: string): string {
  const key = name.startsWith('og:') ? 'property' : 'name';
  return document.querySelector(`meta[${key}="${name}"]`)?.getAttribute('content') ?? '';
}

test('every page has one h1 and a complete head', () => {
  for (const page of builtPages()) {
    const { route, document } = page;
    expect.soft(document.querySelectorAll('h1').length, `${route}: h1`).toBe(1);
    expect.soft(document.querySelector('html')?.getAttribute('lang'), `${route}: language`).toBe('en');
    const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '';
    expect.soft(new URL(canonical, 'https://none').pathname, `${route}: canonical`).toBe(route);
    expect.soft(meta(page, 'og:url'), `${route}: og:url`).toBe(canonical);
    for (const name of ['description', 'keywords', 'author', 'og:title', 'og:description', 'og:type', 'og:site_name']) {
      expect.soft(meta(page, name), `${route}: ${name}`).not.toBe('');
    }
    expect.soft(meta(page, 'robots'), `${route}: robots`).toMatch(/^index, follow\b/);
    expect.soft(meta(page, 'twitter:card'), `${route}: twitter:card`).toBe('summary_large_image');
    for (const name of ['og:image', 'twitter:image']) {
      expect
        .soft(builtFile(new URL(meta(page, name), 'https://none').pathname), `${route}: file of ${name}`)
        .toBeDefined();
    }
  }
});

test('structured data is JSON, and one graph', () => {
  for (const { route, document } of builtPages()) {
    const graphs = document.querySelectorAll('script[type="application/ld+json"]');
    expect.soft(graphs.length, `${route}: graphs`).toBeLessThanOrEqual(1);
    for (const graph of graphs) expect.soft(JSON.parse(graph.rawText), route).toHaveProperty('@graph');
  }
});

test('titles, descriptions and social cards are each page’s own', () => {
  const read: Record<string, (page: BuiltPage) => string | undefined> = {
    title: ({ document }) => document.querySelector('title')?.text,
    description: (page) => meta(page, 'description'),
    card: (page) => (page.route.startsWith('/blog/page/') ? undefined : meta(page, 'og:image')),
  };
  for (const [what, valueOf] of Object.entries(read)) {
    const first = new Map<string, string>();
    for (const page of builtPages()) {
      const value = valueOf(page);
      if (value === undefined) continue;
      expect.soft(first.get(value), `${page.route}: same ${what} “${value}”`).toBeUndefined();
      first.set(value, page.route);
    }
  }
});
