import { language } from '../../src/locale.ts';
import { expect, test } from 'vitest';
import { type BuiltPage, builtFile, builtPages } from '../support/built-site.ts';

// Promise 6: one h1 and everything that a crawler needs.

function readMeta({ document }: BuiltPage, name: string): string {
  const key = name.startsWith('og:') ? 'property' : 'name';
  return document.querySelector(`meta[${key}="${name}"]`)?.getAttribute('content') ?? '';
}

test('has one h1 and a complete head on every page', () => {
  for (const page of builtPages()) {
    const { route, document } = page;
    expect.soft(document.querySelectorAll('h1').length, `${route}: h1`).toBe(1);
    expect.soft(document.querySelector('html')?.getAttribute('lang'), `${route}: language`).toBe(language);
    const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '';
    expect.soft(new URL(canonical, 'https://none').pathname, `${route}: canonical`).toBe(route);
    expect.soft(readMeta(page, 'og:url'), `${route}: og:url`).toBe(canonical);
    for (const name of ['description', 'keywords', 'author', 'og:title', 'og:description', 'og:type', 'og:site_name']) {
      expect.soft(readMeta(page, name), `${route}: ${name}`).not.toBe('');
    }
    expect.soft(readMeta(page, 'robots'), `${route}: robots`).toMatch(/^index, follow\b/);
    expect.soft(readMeta(page, 'twitter:card'), `${route}: twitter:card`).toBe('summary_large_image');
    const image = new URL(readMeta(page, 'og:image'), 'https://none').pathname;
    expect.soft(builtFile(image), `${route}: file of og:image`).toBeDefined();
  }
});

test('gives every page its own title, description and social card', () => {
  const read: Record<string, (page: BuiltPage) => string | undefined> = {
    title: ({ document }) => document.querySelector('title')?.text,
    description: (page) => readMeta(page, 'description'),
    card: (page) => (page.route.startsWith('/blog/page/') ? undefined : readMeta(page, 'og:image')),
  };
  for (const [what, valueOf] of Object.entries(read)) {
    const first = new Map<string, string>();
    for (const page of builtPages()) {
      const value = valueOf(page);
      if (value === undefined) continue;
      expect
        .soft(first.get(value), `${page.route}: write its own ${what}, because ${first.get(value)} has “${value}” too`)
        .toBeUndefined();
      first.set(value, page.route);
    }
  }
});
