import { describe, expect, test } from 'vitest';
import { buildDate, type BuiltPage, builtFile, builtPages } from '../support/built-site.ts';
import { removedPage } from '../support/removed-pages.ts';
import { paths } from '../../src/paths.ts';

type Value = string | number | boolean | Node | Value[] | undefined;
type Node = { [name: string]: Value };

/**
 * The fields that Google requires for each type (developers.google.com/search/docs/appearance/structured-data, November 2026). `|`
 * separates alternatives.
 */
const FIELDS: Record<string, { required: string[]; recommended?: string[] }> = {
  Organization: { required: ['name'], recommended: ['url', 'logo'] },
  Person: { required: ['name'], recommended: ['url', 'sameAs', 'jobTitle'] },
  BreadcrumbList: { required: ['itemListElement'] },
  Event: {
    required: ['name', 'startDate', 'location'],
    recommended: ['description', 'endDate', 'eventStatus', 'image', 'organizer'],
  },
  FAQPage: { required: ['mainEntity'] },
  Article: { required: ['headline', 'image', 'author'], recommended: ['publisher', 'mainEntityOfPage'] },
  BlogPosting: {
    required: ['headline', 'image', 'author', 'datePublished', 'dateModified'],
    recommended: ['publisher', 'mainEntityOfPage', 'wordCount', 'description', 'keywords'],
  },
  Offer: { required: ['price|priceSpecification', 'priceCurrency'], recommended: ['url', 'seller'] },
};
const KINDS: Record<string, string> = { AboutPage: 'WebPage', ContactPage: 'WebPage', CollectionPage: 'WebPage' };
/** Returns whether a node refers to an entity that another page describes in full. */
const isMention = (node: Node, top: boolean) => !top && node['@type'] === 'BlogPosting';

const pages = builtPages();

function graphOf({ document }: BuiltPage): Node[] {
  const scripts = document.querySelectorAll('script[type="application/ld+json"]');
  return scripts.flatMap(({ rawText }) => (JSON.parse(rawText) as { '@graph': Node[] })['@graph']);
}

/** Yields a node and all below it. `top` marks those of the graph itself. */
function* nodesIn(value: Value, top = false): Generator<{ node: Node; top: boolean }> {
  if (Array.isArray(value)) for (const part of value) yield* nodesIn(part, top);
  else if (typeof value === 'object') {
    yield { node: value, top };
    for (const part of Object.values(value)) yield* nodesIn(part);
  }
}

const isReference = (node: Node) => Object.keys(node).join() === '@id';
const ofType = (graph: Node[], ...types: string[]) => graph.filter((node) => types.includes(String(node['@type'])));

describe.each(pages.map((page) => [page.route, page] as const))('%s', (route, page) => {
  const graph = graphOf(page);
  const all = [...nodesIn(graph, true)];
  const canonical = page.document.querySelector('link[rel=canonical]')?.getAttribute('href');

  test('has the fields that Google requires for each type', () => {
    for (const { node, top } of all) {
      if (isReference(node)) continue;
      const type = String(node['@type']);
      const fields = FIELDS[KINDS[type] ?? type];
      if (isMention(node, top)) continue;
      for (const field of [...(fields?.required ?? []), ...(fields?.recommended ?? [])]) {
        const value = field
          .split('|')
          .map((name) => node[name])
          .find((found) => found !== undefined);
        expect.soft(value, `${type} “${node['name'] ?? node['headline']}”: ${field}`).toBeTruthy();
      }
    }
  });

  test('is one graph: publisher, founder, site and page, every reference resolved', () => {
    const ids = graph.map((node) => node['@id']);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { node } of all) if (isReference(node)) expect.soft(ids, String(node['@id'])).toContain(node['@id']);
    for (const type of ['Organization', 'WebSite', 'Person']) {
      expect.soft(ofType(graph, type), type).toHaveLength(1);
      expect
        .soft(
          all.filter(({ node }) => node['@type'] === type),
          `loose ${type}`,
        )
        .toHaveLength(1);
    }
    const [webPage] = ofType(graph, 'WebPage', ...Object.keys(KINDS));
    expect(webPage?.['url']).toBe(canonical);
  });

  test('has a breadcrumb from home to itself, unless it is the home page', () => {
    const [list] = ofType(graph, 'BreadcrumbList');
    if (route === '/') {
      expect(list).toBeUndefined();
      return;
    }
    const steps = (list?.['itemListElement'] ?? []) as Node[];
    expect(steps.length).toBeGreaterThan(1);
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
    expect(new URL(String(steps[0]?.['item'])).pathname).toBe('/');
    expect(steps.at(-1)?.['item']).toBe(canonical);
  });

  test('names only existing addresses, in their exact form', () => {
    const origin = new URL(canonical ?? '').origin;
    for (const { node } of all) {
      for (const [name, value] of Object.entries(node)) {
        for (const text of [value].flat()) {
          if (name === '@id' || typeof text !== 'string' || !text.startsWith(`${origin}/`)) continue;
          const { pathname } = new URL(text);
          const file = builtFile(pathname);
          expect.soft(file, `${route}: ${name} ${text}`).toBeDefined();
          if (file?.endsWith('/index.html')) expect.soft(pathname, `${route}: ${name}`).toMatch(/\/$/);
        }
      }
    }
  });

  test('shows every question that it describes', () => {
    const asked = ofType(graph, 'FAQPage').flatMap(({ mainEntity }) => (mainEntity as Node[]).map(({ name }) => name));
    const shown = page.document.querySelectorAll('details > summary').map((summary) => summary.text.trim());
    expect(shown).toEqual(expect.arrayContaining(asked));
    expect(JSON.stringify(ofType(graph, 'FAQPage')), 'an answer with Markdown').not.toContain('](');
  });
});

test.skipIf(removedPage(paths.events, ''))('a past event has no offer, an upcoming one has its hours', () => {
  const events = pages.flatMap((page) => ofType(graphOf(page), 'Event'));
  expect(events.length).toBeGreaterThan(0);
  for (const { startDate, endDate, offers, name } of events) {
    expect.soft(startDate, String(name)).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d[+-]\d\d:\d\d$/);
    expect.soft(endDate, String(name)).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d[+-]\d\d:\d\d$/);
    if (new Date(String(endDate)) < buildDate()) expect.soft(offers, String(name)).toBeUndefined();
  }
});

test('pages that sell have services with offers', () => {
  for (const route of [
    'enterprise-accelerator',
    'services',
    'memento-landing',
    'creator-launch',
    'quantum-shift/coach',
  ]) {
    const page = pages.find((candidate) => candidate.route === `/${route}/`); // an owner may remove one
    if (page) expect.soft(JSON.stringify(ofType(graphOf(page), 'Service')), route).toContain('"offers":[{');
  }
});
