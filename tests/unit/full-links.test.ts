import type { Root } from 'hast';
import { expect, test } from 'vitest';
import { fullLinks } from '../../src/features/blog/build/rehype-plugins.ts';

const hrefs = [
  '/services/',
  '/services/#prices',
  '//host.example.com/x',
  'https://www.example.com/',
  '#note',
  'below/',
];

/** Returns a tree with a paragraph of links, nested as rehype has them. */
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

test('writes root-relative addresses in full, below the base path, and leaves others unchanged', () => {
  const changed = tree();
  fullLinks('https://www.example.com/site/')(changed);
  expect(JSON.stringify(changed).match(/"href":"[^"]*"/g)).toEqual(
    ['https://www.example.com/site/services/', 'https://www.example.com/site/services/#prices', ...hrefs.slice(2)].map(
      (href) => `"href":"${href}"`,
    ),
  );
});
