import { expect, test } from 'vitest';
import { builtPages } from '../support/built-site.ts';

test('every list with `list-style: none` has role=list, because Safari drops the role', () => {
  for (const { route, html } of builtPages()) {
    expect.soft(html, route).not.toMatch(/[},>\s](?:ol|ul)(?:,(?:ol|ul))?\{[^}]*list-style(?:-type)?:none/);
  }
});

test('every table outside a post has a name, and each of its headings a scope', () => {
  for (const { route, document } of builtPages()) {
    for (const table of document.querySelectorAll('table').filter((found) => !found.closest('.prose'))) {
      const named = table.getAttribute('aria-label') ?? table.getAttribute('aria-labelledby');
      expect.soft(named ?? table.querySelector('caption')?.text, route).toBeTruthy();
      for (const heading of table.querySelectorAll('th'))
        expect.soft(heading.getAttribute('scope'), route).toBeTruthy();
    }
  }
});
