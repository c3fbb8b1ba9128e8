import type { Element, ElementContent, Root } from 'hast';
import { expect, test } from 'vitest';
import { captions } from '../../src/features/blog/build/rehype-plugins.ts';

const element = (tagName: string, children: ElementContent[] = [], properties = {}): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});
const image = (src: string) => element('p', [element('img', [], { src, alt: '' })]);
const line = { type: 'text', value: '\n' } as const;
const italics = element('p', [element('em', [{ type: 'text', value: 'What it shows.' }])]);

function tagsOf(...children: Root['children']): string[] {
  const tree: Root = { type: 'root', children };
  captions()(tree);
  return tree.children.flatMap((node) => (node.type === 'element' ? node.tagName : []));
}

test('turns a picture and the line in italics below it into a figure', () => {
  expect(tagsOf(image('/a.png'), line, italics, line, element('h2'))).toEqual(['figure', 'h2']);
});

test('leaves a picture without one, and italics in a sentence, unchanged', () => {
  const sentence = element('p', [...italics.children, { type: 'text', value: ' And on.' }]);
  expect(tagsOf(image('/a.png'), line, sentence)).toEqual(['p', 'p']);
  expect(tagsOf(image('/a.png'))).toEqual(['p']);
  expect(tagsOf(italics)).toEqual(['p']);
});

test('the site’s own figures have a size', () => {
  const own = image('/art/figures-waits.svg');
  tagsOf(own, line, italics);
  expect((own.children[0] as Element).properties).toMatchObject({ width: 720, height: expect.any(Number) as number });
});
