import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { isAttributeOf, TAGS } from '../../src/features/blog/allowed-html.ts';
import { hostileFeeds } from '../support/hostile/feeds.ts';
import { payloads } from '../support/hostile/payloads.ts';
import { postsOf, toolsOf } from '../support/hostile/pipeline.ts';

const window = new JSDOM('').window as unknown as typeof globalThis & Window;
const html = toolsOf(window);
const page = new JSDOM('').window.document;
const ADDED = new Set(['loading', 'decoding', 'target', 'rel', 'class']);
const SAFE = /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#user-content-)/;

/** What is wrong with HTML once a page has parsed it, or ''. */
function fault(content: string): string {
  const root = page.createElement('div');
  root.innerHTML = content;
  if (root.innerHTML !== content) return `reads differently when parsed again: ${root.innerHTML.slice(0, 200)}`;
  for (const element of root.getElementsByTagName('*')) {
    const tag = element.localName;
    if (!TAGS.includes(tag)) return `<${tag}>`;
    for (const { name, value } of element.attributes) {
      if (!ADDED.has(name) && !isAttributeOf(tag, name)) return `${name} on <${tag}>`;
      if (['href', 'src', 'cite'].includes(name) && !SAFE.test(value)) return `${name}="${value.slice(0, 80)}"`;
      if (name === 'id' && !value.startsWith('user-content-')) return `id="${value}"`;
    }
  }
  return '';
}

test('there are payloads and feeds enough, all different', () => {
  expect(new Set(payloads).size).toBeGreaterThanOrEqual(400);
  expect(new Set(hostileFeeds).size).toBeGreaterThanOrEqual(60);
});

test('of every payload, prose is left', { timeout: 120_000 }, () => {
  const faults = payloads
    .map((payload) => [
      fault(html.body(payload, 'https://n.example.com/1').element.innerHTML.trim()),
      payload.slice(0, 200),
    ])
    .filter(([what]) => what);
  expect(faults).toEqual([]);
});

test('every feed is read or refused by name, and what is read is prose and plain text', { timeout: 120_000 }, () => {
  const before = Object.getOwnPropertyNames(Object.prototype).length;
  for (const xml of hostileFeeds) {
    for (const post of postsOf(xml, html)) {
      expect(fault(post.content), xml.slice(0, 300)).toBe('');
      expect(post.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(post.image).toMatch(/^(https:|\/|$)/);
    }
  }
  expect(Object.getOwnPropertyNames(Object.prototype)).toHaveLength(before);
  expect('polluted' in {}).toBe(false);
});
