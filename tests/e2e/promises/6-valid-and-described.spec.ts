import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { builtPages, DIST } from '../../support/built-site.ts';
import { expect, test } from '../../support/test.ts';

// Promise 6: valid HTML, one h1, and everything a crawler asks for.

const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:standard'],
  rules: {
    // How React and Astro write HTML, valid all the same.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    // Checkboxes of one name are one question with several answers.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'submit', 'button', 'reset'] }],
    'no-trailing-whitespace': 'off',
    // Long words of tables of contents and titles are the visitor's to read, not the validator's.
    'long-title': 'off',
    // The inline CSS and scripts are counted by promise 1.
    'no-inline-style': 'error',
  },
});
const pages = builtPages();

for (const { route, html } of pages) {
  test(`${route} is valid HTML`, async () => {
    const report = await validator.validateString(html, route);
    const found = report.results.flatMap(({ messages }) =>
      messages.map((m) => `${m.ruleId}: ${m.message} (${m.selector})`),
    );
    expect(found).toEqual([]);
  });

  test(`${route} has one h1 and a complete head`, () => {
    const meta = (name: string) =>
      new RegExp(`<meta (?:name|property)="${name}" content="([^"]+)"`).exec(html)?.[1] ?? '';
    expect(html.match(/<h1\b/g)).toHaveLength(1);
    expect(/<html[^>]* lang="en"/.test(html)).toBe(true);
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(new URL(canonical).pathname).toBe(route);
    expect(meta('og:url')).toBe(canonical);
    for (const name of ['description', 'keywords', 'author', 'og:title', 'og:description', 'og:type', 'og:site_name']) {
      expect(meta(name), name).not.toBe('');
    }
    expect(meta('robots')).toBe('index, follow');
    expect(meta('twitter:card')).toBe('summary_large_image');
    for (const name of ['og:image', 'twitter:image']) {
      expect(existsSync(join(DIST, new URL(meta(name)).pathname)), `${name} exists`).toBe(true);
    }
    for (const [, json = ''] of html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)) {
      expect(JSON.parse(json)).toHaveProperty('@graph');
    }
  });
}

test('titles, descriptions and social cards are each page’s own', () => {
  const patterns = {
    title: /<title>([^<]+)<\/title>/,
    description: /<meta name="description" content="([^"]+)"/,
    card: /<meta property="og:image" content="([^"]+)"/,
  };
  for (const [what, pattern] of Object.entries(patterns)) {
    const values = pages
      .filter(({ route }) => !route.startsWith('/blog/page/') || what !== 'card')
      .map(({ html }) => pattern.exec(html)?.[1]);
    expect(new Set(values).size, what).toBe(values.length);
  }
});
