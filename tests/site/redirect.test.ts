import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { builtPage, sitemap } from '../support/built-site.ts';

const OLD = '/centered-heading-with-contact-form/';
const NEW = '/contact/';

test(`${OLD} is hidden from search engines and links to its new address`, () => {
  const { document } = builtPage(OLD);
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toMatch(/^noindex/);
  const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '';
  expect(new URL(canonical).pathname).toBe(NEW);
  // Only without JavaScript. The parser treats the content of <noscript> as text.
  const without = parse(document.querySelector('noscript')?.rawText ?? '');
  expect(without.querySelector('meta[http-equiv=refresh]')?.getAttribute('content')).toBe(`0; url=${NEW}`);
  expect(document.querySelector(`a[href="${NEW}"]`)).not.toBeNull();
  expect(sitemap()).not.toContain(OLD);
  expect(sitemap()).toContain(NEW);
});
