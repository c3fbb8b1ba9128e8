import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { builtFile, builtPages } from '../support/built-site.ts';

test('finds every picture and reserves its space, and loads every frame lazily', () => {
  for (const { route, document } of builtPages()) {
    for (const image of document.querySelectorAll('img')) {
      const source = image.getAttribute('src') ?? '';
      if (source.startsWith('/')) expect.soft(builtFile(source), `${route}: ${source}`).toBeTruthy();
      for (const side of ['width', 'height']) {
        expect.soft(image.getAttribute(side), `${route}: ${side} of ${image}`).toMatch(/^\d+$/);
      }
    }
    for (const frame of document.querySelectorAll('iframe')) {
      expect.soft(frame.getAttribute('loading'), `${route}: ${frame}`).toBe('lazy');
      expect.soft(frame.getAttribute('title'), `${route}: title of ${frame}`).toBeTruthy();
    }
  }
});

test('finds every drawing that a page uses, in the page or in a file of drawings', () => {
  for (const { route, document } of builtPages()) {
    for (const use of document.querySelectorAll('use')) {
      const href = use.getAttribute('href') ?? '';
      const [file = '', id = ''] = href.split('#');
      const built = file && builtFile(file);
      const isFound = file
        ? built && readFileSync(built, 'utf8').includes(` id="${id}"`)
        : document.querySelector(`[id="${id}"]`);
      expect.soft(isFound, `${route}: ${href}`).toBeTruthy();
    }
  }
});

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

test('words for screen readers alone are last in a link, so that its visible words can be spoken', () => {
  for (const { route, document } of builtPages())
    for (const { innerHTML } of document.querySelectorAll('a')) {
      const shown = innerHTML
        .replace(/<noscript>.*?<\/noscript>|<span class="example">.*?<\/span><\/span>/gs, '')
        .split(/<span class="sr-only">.*?<\/span>/s);
      expect
        .soft(
          shown
            .slice(1)
            .join('')
            .replace(/<[^>]*>/g, '')
            .trim(),
          `${route}: ${innerHTML}`,
        )
        .toBe('');
    }
});
