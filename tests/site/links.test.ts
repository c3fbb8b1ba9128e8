import { expect, test } from 'vitest';
import { builtDocuments, builtFile, builtPages, builtPage, DIST, linkingPages } from '../support/built-site.ts';
import { isSampleSite } from '../support/settings.ts';
import { words } from '../../src/locale.ts';

// Promise 8: no dead link and no unannounced new tab.

const ids = new Map<string, Set<string>>();

test('links only to pages and fragments that exist, at their exact address', () => {
  for (const { route, document } of linkingPages()) {
    for (const link of document.querySelectorAll('a[href]')) {
      const href = link.getAttribute('href') ?? '';
      if (/^([a-z]+:|\/\/)/i.test(href)) continue;
      const target = leadsTo(href, route);
      // An owner may have removed the section that it leads to; the build names the link.
      if (target !== 'no such place' || isSampleSite())
        expect.soft(target, `${route}: correct the link to ${href}`).toBe('what exists');
    }
  }
});

test('opens other sites in a new tab and says so', () => {
  for (const { route, document } of builtPages()) {
    for (const link of document.querySelectorAll('a[href^=http]')) {
      const href = `${route}: ${link.getAttribute('href')}`;
      expect.soft(link.getAttribute('target'), href).toBe('_blank');
      expect.soft(link.getAttribute('rel'), href).toContain('noopener');
      expect.soft(link.text, href).toContain(words.newTab);
    }
  }
});

test('gives every link a text, and shows none as it is written', () => {
  for (const { route, document } of builtPages()) {
    const sentences = document.querySelectorAll('p, dd').map(({ text }) => text);
    if (!route.startsWith('/blog/')) expect.soft(sentences.join(' '), route).not.toContain('](');
    for (const link of document.querySelectorAll('a[href]')) {
      const name =
        link.text.trim() || link.getAttribute('aria-label') || link.querySelector('img[alt]')?.getAttribute('alt');
      expect.soft(name, `${route}: name of ${link}`).toBeTruthy();
    }
  }
});

test('uses one link text for one target only', () => {
  for (const { route, document } of builtPages()) {
    const places = new Map<string, string>();
    for (const link of document.querySelectorAll('main a[href]')) {
      const name = (link.getAttribute('aria-label') ?? link.text).replace(/\s+/g, ' ').trim();
      const href = link.getAttribute('href') ?? '';
      expect.soft(places.get(name) ?? href, `${route}: reword one of the two links “${name}”`).toBe(href);
      places.set(name, href);
    }
  }
});

type Target = 'what exists' | 'no such page' | 'no such place' | 'a redirect';

function leadsTo(href: string, from: string): Target {
  const { pathname, hash } = new URL(href, `http://host${from}`);
  const file = builtFile(pathname);
  if (!file) return 'no such page';
  if (file.endsWith('/index.html') && !pathname.endsWith('/')) return 'a redirect';
  if (!hash || !file.endsWith('.html')) return 'what exists';
  return idsOf(file.slice(DIST.length).replace(/index\.html$/, '')).has(decodeURIComponent(hash.slice(1)))
    ? 'what exists'
    : 'no such place';
}

function idsOf(route: string): Set<string> {
  const known = ids.get(route);
  if (known) return known;
  const found = new Set(
    builtPage(route)
      .document.querySelectorAll('[id]')
      .map(({ id }) => id),
  );
  ids.set(route, found);
  return found;
}

test('no email address is outside the marks that keep an edge from rewriting it', () => {
  const own = builtDocuments().filter(({ html }) => html.includes('Content-Security-Policy'));
  for (const { route, html } of own) {
    const open = html.slice(html.indexOf('<body')).replace(/<!--email_off-->[\s\S]*?<!--\/email_off-->/g, '');
    expect.soft(open, route).not.toMatch(/mailto:|[\w.-]+@[\w-]+\./);
  }
});

test('every page is within two clicks of home', () => {
  const reached = new Set(['/']);
  for (let click = 0; click < 2; click++)
    for (const route of Array.from(reached))
      for (const link of builtPage(route).document.querySelectorAll('a[href^="/"]')) {
        const [path = ''] = (link.getAttribute('href') ?? '').split(/[?#]/);
        if (builtFile(path)?.endsWith('.html')) reached.add(path);
      }
  // The archive has an index of its own.
  const routes = builtPages().map(({ route }) => route);
  expect(routes.filter((route) => !reached.has(route) && !route.startsWith('/blog/'))).toEqual([]);
});
