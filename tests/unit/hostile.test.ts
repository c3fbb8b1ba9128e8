import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { fastXml } from '../../src/features/blog/posts/fast-xml.ts';
import { fault } from '../support/hostile/fault.ts';
import { hostileFeeds } from '../support/hostile/hostile-feeds.ts';
import { payloads } from '../support/hostile/payloads.ts';
import { postsOf, toolsOf } from '../support/hostile/feed-posts.ts';

const window = new JSDOM('').window as unknown as typeof globalThis & Window;
const html = toolsOf(window);
const page = new JSDOM('').window.document;

test('has enough different payloads and feeds', () => {
  expect(new Set(payloads).size).toBeGreaterThanOrEqual(400);
  expect(new Set(hostileFeeds).size).toBeGreaterThanOrEqual(60);
});

test('keeps the prose of every payload', { timeout: 120_000 }, () => {
  const faults = payloads
    .map((payload) => [
      fault(html.body(payload, 'https://n.example.com/1').element.innerHTML.trim(), page),
      payload.slice(0, 200),
    ])
    .filter(([what]) => what);
  expect(faults).toEqual([]);
});

test('reads every feed as prose and plain text, or rejects it with a reason', { timeout: 120_000 }, async () => {
  const before = Object.getOwnPropertyNames(Object.prototype).length;
  for (const xml of hostileFeeds) {
    for (const post of await postsOf(xml, html, fastXml)) {
      expect(fault(post.content, page), xml.slice(0, 300)).toBe('');
      expect(post.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(post.image).toMatch(/^(https:|\/|$)/);
    }
  }
  expect(Object.getOwnPropertyNames(Object.prototype)).toHaveLength(before);
  expect('polluted' in {}).toBe(false);
});
