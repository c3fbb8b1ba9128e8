import { expect, test } from 'vitest';
import { footerColumns, groups } from '../../src/data/navigation.ts';
import { builtPages } from '../support/built-site.ts';
import { words } from '../../src/locale.ts';

test('describes each menu entry on every page, outside the link’s name', () => {
  const wanted = groups.flatMap(({ links }) => links.map(({ label, line }) => [label, line]));
  for (const { route, document } of builtPages()) {
    const entries = document.querySelectorAll('.menu-sub li').map((entry) => {
      const name = entry.querySelector('a')?.textContent.replace(words.newTab, '').trim();
      return [name, entry.querySelector('p')?.textContent.trim()];
    });
    expect.soft(entries, route).toEqual(wanted);
  }
});

test('lists each column’s links in the footer of every page, in order', () => {
  const wanted = footerColumns.flatMap(({ links }) => links.map(({ label, href }) => [label, href]));
  expect(wanted.length).toBeGreaterThan(4);
  for (const { route, document } of builtPages()) {
    const links = document.querySelectorAll('body > footer nav li a').map((link) => {
      const name = link.textContent.replace(words.newTab, '').trim();
      return [name, link.getAttribute('href')];
    });
    expect.soft(links, route).toEqual(wanted);
  }
});
