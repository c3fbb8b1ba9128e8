import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { parse } from 'node-html-parser';
import { builtDocuments } from '../support/built-site.ts';

// Promise 6: valid HTML, also outside the sitemap.

const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:standard'],
  rules: {
    // React's and Astro's spelling, which is valid too.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'attr-case': 'off',
    'void-style': 'off',
    'doctype-style': 'off',
    // Checkboxes with one name are one question with several answers.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'submit', 'button', 'reset'] }],
    'no-trailing-whitespace': 'off',
    // Titles may be long.
    'long-title': 'off',
    'no-inline-style': 'error',
  },
});

test('writes valid HTML in every document', async () => {
  for (const { route, html } of builtDocuments()) {
    const { results } = await validator.validateString(html, route);
    const found = results.flatMap(({ messages }) => messages.map((m) => `${m.ruleId}: ${m.message} (${m.selector})`));
    expect.soft(found, route).toEqual([]);
  }
});

// Errors that only the Nu checker (validator.w3.org/nu) reports, limited to those that this site has had.
test('has no error that only the Nu checker reports', () => {
  for (const { route, html, document } of builtDocuments()) {
    expect.soft(html.trimEnd().endsWith('</html>'), `${route}: nothing after its end`).toBe(true);
    expect.soft(html, `${route}: no space in a data: address`).not.toMatch(/"data:[^"]* [^"]*"/);
    // The parser treats the content of <noscript> as text.
    const all = [document, ...document.querySelectorAll('noscript').map(({ rawText }) => parse(rawText))];
    for (const part of all) {
      for (const refresh of part.querySelectorAll('meta[http-equiv=refresh]'))
        expect.soft(refresh.getAttribute('content'), `${route}: a space before url=`).toMatch(/^\d+; url=\S+$/);
      const notPaths = part.querySelectorAll('[pathLength]:not(path)').map(String);
      expect.soft(notPaths, `${route}: a length said of paths alone`).toEqual([]);
    }
  }
});
