import { JSDOM } from 'jsdom';
import { createSanitizer } from '../../src/features/blog/clean/sanitizer.ts';
import type { PostContext } from '../../src/features/blog/pipeline.ts';

/** A sanitizer on jsdom, for a site at https://www.example.com. */
export const html = createSanitizer(new JSDOM('').window as unknown as typeof globalThis & Window, {
  siteOrigin: 'https://www.example.com',
});

export const context: PostContext = {
  html,
  author: 'The Author',
  timeZone: 'UTC',
  drawings: ['/fallback.svg'],
  feedUrl: 'https://feed.example.com/functions/v1/fetch-blog-rss',
  blogPath: '/blog/',
};

/** Parses HTML into a detached body. */
export function parseBody(source: string): HTMLElement {
  return new JSDOM(source).window.document.body;
}
