import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { XMLParser } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { builtVariant } from '../support/builds.ts';
import { builtFile, builtPage, builtPages, DIST, sitemap } from '../support/built-site.ts';
import { isSampleSite } from '../support/settings.ts';
import { VARIANTS } from '../support/variants.ts';
import { site } from '../../src/site.config.ts';

const parser = new XMLParser({ ignoreAttributes: false, isArray: (name) => name === 'item' || name === 'url' });
const ORIGIN = new URL(builtPage('/').document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '').origin;

interface Item {
  title: string;
  link: string;
  guid: { '#text': string };
  pubDate: string;
  description: string;
  'dc:creator': string;
  'content:encoded': string;
}

// The rules of RSS 2.0 and of the feed validator (validator.w3.org/feed) that apply to this feed.
test.each(['plain', 'base', 'connected'] as const)('the RSS of “%s” is valid and lists the blog', async (name) => {
  const root = name === 'plain' ? DIST : await builtVariant(name);
  const { env }: { env: Record<string, string> } = VARIANTS[name];
  const base = env['BASE_PATH'] ?? '';
  const origin = env['SITE_URL'] ?? ORIGIN;
  const fileOf = (url: string) => {
    expect.soft(url.startsWith(`${origin}${base}/`), url).toBe(true);
    return builtFile(new URL(url).pathname.slice(base.length), root);
  };
  const { rss } = parser.parse(readFileSync(join(root, 'functions/v1/fetch-blog-rss'), 'utf8'));
  const { channel } = rss;
  expect(rss['@_version']).toBe('2.0');
  expect(channel.title).toContain(site.name);
  expect(channel.link).toBe(`${origin}${base}/blog/`);
  expect(channel.language).toMatch(/^[a-z]{2}(-[a-z]{2})?$/);
  expect(channel['atom:link']).toMatchObject({
    '@_href': `${origin}${base}/functions/v1/fetch-blog-rss`,
    '@_rel': 'self',
    '@_type': 'application/rss+xml',
  });
  const items = (channel.item ?? []) as Item[];
  const shown = sitemap(root).filter((path) => /\/blog\/(?!page\/|archive\/)./.test(path));
  expect(items).toHaveLength(Math.min(50, shown.length));
  const times = items.map(({ pubDate }) => Date.parse(pubDate));
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  expect(new Set(items.map(({ guid }) => guid['#text'])).size).toBe(items.length);
  for (const item of items) {
    expect.soft(item.link, item.title).toMatch(/\/$/);
    const inBody = isSampleSite() ? item['content:encoded'].matchAll(/(?:src|href)="([^"]+)"/g) : [];
    for (const url of [item.link, ...Array.from(inBody, ([, found = '']) => found)])
      if (url.startsWith(`${origin}/`)) expect.soft(fileOf(url), url).toBeDefined();
    expect.soft(item.pubDate, item.title).toMatch(/^\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT$/);
    expect.soft(item.description, item.title).not.toBe('');
    expect.soft(item['dc:creator'], item.title).toBe(site.founder.name);
    expect.soft(item['content:encoded'], item.title).not.toMatch(/(src|href)="(?!https?:|mailto:|#)/);
  }
});

test('the sitemap has the last change of posts only', () => {
  const { urlset } = parser.parse(readFileSync(join(DIST, 'sitemap-0.xml'), 'utf8'));
  for (const { loc, lastmod } of urlset.url as { loc: string; lastmod?: string }[]) {
    const { document } = builtPage(new URL(loc).pathname);
    const said = document.querySelector('meta[property="article:modified_time"]')?.getAttribute('content');
    expect.soft(lastmod?.slice(0, 10), loc).toBe(said);
  }
});

test('the icon has working addresses, in every format that browsers request', () => {
  for (const { route, document } of builtPages()) {
    for (const rel of ['icon', 'apple-touch-icon', 'manifest']) {
      const href = document.querySelector(`link[rel="${rel}"]`)?.getAttribute('href') ?? '';
      expect.soft(builtFile(href), `${route}: ${rel}`).toBeDefined();
    }
  }
  const manifest = JSON.parse(readFileSync(join(DIST, 'manifest.webmanifest'), 'utf8')) as { icons: { src: string }[] };
  for (const { src } of [...manifest.icons, { src: '/favicon.ico' }]) expect.soft(builtFile(src), src).toBeDefined();
});
