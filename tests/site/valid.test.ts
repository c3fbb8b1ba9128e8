import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { parse } from 'node-html-parser';
import { builtDocuments } from '../support/built-site.ts';

// Promise 6: valid HTML, pages that no sitemap lists too.

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
    'no-inline-style': 'error',
  },
});

test('every document is valid HTML', async () => {
  for (const { route, html } of builtDocuments()) {
    const { results } = await validator.validateString(html, route);
    const found = results.flatMap(({ messages }) => messages.map((m) => `${m.ruleId}: ${m.message} (${m.selector})`));
    expect.soft(found, route).toEqual([]);
  }
});

// What the Nu checker (validator.w3.org/nu) asks beyond that, where the site has been or comes near it.
test('no document has what only the Nu checker finds', () => {
  for (const { route, html, document } of builtDocuments()) {
    expect.soft(html.trimEnd().endsWith('</html>'), `${route}: nothing behind its end`).toBe(true);
    expect.soft(html, `${route}: no space in a data: address`).not.toMatch(/"data:[^"]* [^"]*"/);
    // The parser leaves what stands in <noscript> as text.
    const all = [document, ...document.querySelectorAll('noscript').map(({ rawText }) => parse(rawText))];
    for (const part of all) {
      for (const refresh of part.querySelectorAll('meta[http-equiv=refresh]'))
        expect.soft(refresh.getAttribute('content'), `${route}: a space before url=`).toMatch(/^\d+; url=\S+$/);
      const notPaths = part.querySelectorAll('[pathLength]:not(path)').map(String);
      expect.soft(notPaths, `${route}: a length said of paths alone`).toEqual([]);
    }
  }
});
