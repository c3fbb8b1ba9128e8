import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { builtPages } from '../support/built-site.ts';

// Promise 6: valid HTML.

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

test('every page is valid HTML', async () => {
  for (const { route, html } of builtPages()) {
    const { results } = await validator.validateString(html, route);
    const found = results.flatMap(({ messages }) => messages.map((m) => `${m.ruleId}: ${m.message} (${m.selector})`));
    expect.soft(found, route).toEqual([]);
  }
});
