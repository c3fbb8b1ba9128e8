import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BuiltPage, builtPages, DIST, linkingPages, sitemap } from '../support/built-site.ts';
import { startStaticServer } from '../support/static-server.ts';

// One address per page, with its slash: most hosts redirect the other form, which costs a round trip.

const pages = builtPages();
let host: Awaited<ReturnType<typeof startStaticServer>>;

beforeAll(async () => {
  host = await startStaticServer(DIST, { addsSlash: true });
});
afterAll(() => host.close());

function links({ route, document }: BuiltPage): string[] {
  return document
    .querySelectorAll('a[href]')
    .map((link) => new URL(link.getAttribute('href') ?? '', `http://site${route}`))
    .filter(({ host: to, protocol }) => to === 'site' && protocol === 'http:')
    .map(({ pathname }) => pathname);
}

test('follows no redirect from an internal link on a host that adds slashes', async () => {
  const addresses = new Set(linkingPages().flatMap(links));
  expect(addresses.size).toBeGreaterThan(10);
  for (const address of addresses) {
    const { status } = await fetch(host.origin + address, { redirect: 'manual' });
    expect.soft(status, address).toBe(200);
  }
});

test('redirects addresses without a slash on that host', async () => {
  const about = sitemap().find((route) => route.length > 1) ?? '';
  const { status } = await fetch(host.origin + about.replace(/\/$/, ''), { redirect: 'manual' });
  expect(status).toBeGreaterThanOrEqual(301);
  expect(status).toBeLessThan(309);
});

test('has the same address in canonical, og:url, structured data and sitemap', () => {
  const listed = new Set(sitemap());
  for (const { route, document } of pages) {
    const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '';
    expect.soft(document.querySelector('meta[property="og:url"]')?.getAttribute('content'), route).toBe(canonical);
    expect.soft(listed.has(new URL(canonical).pathname), `${route} in the sitemap`).toBe(true);
    const graph = document.querySelector('script[type="application/ld+json"]')?.rawText ?? '';
    expect.soft(graph, route).toContain(`"url":"${canonical}"`);
  }
});

test('reaches every page within two clicks from home', () => {
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  const reached = new Set(['/']);
  for (let click = 0; click < 2; click++) {
    for (const route of Array.from(reached)) {
      const page = byRoute.get(route);
      for (const link of page ? links(page) : []) if (byRoute.has(link)) reached.add(link);
    }
  }
  const posts = (route: string) => route.startsWith('/blog/'); // the archive has its own index
  expect([...byRoute.keys()].filter((route) => !reached.has(route) && !posts(route))).toEqual([]);
});

test('links pages that sell or measure from at least two other pages', () => {
  // Header and footer are the same everywhere, so only <main> counts.
  const inMain = (page: BuiltPage) =>
    new Set(
      page.document
        .querySelectorAll('main a[href^="/"]')
        .map((link) => (link.getAttribute('href') ?? '').replace(/[?#].*$/, '')),
    );
  const from = new Map<string, number>();
  for (const page of pages)
    for (const link of inMain(page)) if (link !== page.route) from.set(link, (from.get(link) ?? 0) + 1);
  for (const route of ['/quiz/', '/creator-launch/', '/brand/', '/executive-coaching/', '/memento-landing/'])
    if (pages.some((page) => page.route === route)) expect.soft(from.get(route) ?? 0, route).toBeGreaterThanOrEqual(2);
});
