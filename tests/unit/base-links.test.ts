import type { Root } from 'hast';
import { expect, test } from 'vitest';
import { baseLinks } from '../../src/build/blog/base-links.ts';

const hrefs = [
  '/services/',
  '/services/#prices',
  '//host.example.com/x',
  'https://www.example.com/',
  '#note',
  'below/',
];

/** A tree with a paragraph of links, nested as rehype has them. */
const tree = (): Root => ({
  type: 'root',
  children: [
    {
      type: 'element',
      tagName: 'p',
      properties: {},
      children: hrefs.map((href) => ({ type: 'element', tagName: 'a', properties: { href }, children: [] })),
    },
  ],
});

test('addresses from the root are written below the base path, and no others are touched', () => {
  const changed = tree();
  baseLinks('/site/')(changed);
  expect(JSON.stringify(changed).match(/"href":"[^"]*"/g)).toEqual(
    ['/site/services/', '/site/services/#prices', ...hrefs.slice(2)].map((href) => `"href":"${href}"`),
  );
});

test('at the root nothing changes', () => {
  const same = tree();
  baseLinks('/')(same);
  expect(same).toEqual(tree());
});
