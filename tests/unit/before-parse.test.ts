import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { isTooDeep, withoutInlineCode } from '../../src/features/blog/clean/before-parse.ts';
import cases from './cases/before-parse.json';

test.each([
  ['<p title="a"onclick="x()">a</p>', { title: 'a', 'data-dropped': 'x()' }],
  ['<p title="a" onclick="x()">a</p>', { title: 'a', 'data-dropped': 'x()' }],
  ["<p title='a'onclick=x()>a</p>", { title: 'a', 'data-dropped': 'x()' }],
  ['<p/onclick="x()">a</p>', { 'data-dropped': 'x()' }],
  ['<p title=" onclick="onclick=x()>a</p>', { title: ' onclick=', 'data-dropped': 'x()' }],
  ['<p a="x" is="y-z" STYLE="color:red">a</p>', { a: 'x', 'data-dropped': 'y-z', 'data-style': 'color:red' }],
])('%s reaches the parser without inline code', (source, attributes) => {
  const parsed = new JSDOM(withoutInlineCode(source)).window.document.querySelector('p');
  expect(Object.fromEntries(Array.from(parsed?.attributes ?? [], ({ name, value }) => [name, value]))).toEqual(
    attributes,
  );
});

test('a drawing of many parts is no attack, as many elements without an end are', () => {
  expect(isTooDeep(`<p>a</p><svg><g>${'<path d="M0 0"/>'.repeat(999)}</g></svg>`)).toBe(false);
  expect(isTooDeep(`<svg><div>${'<path/>'.repeat(999)}`)).toBe(true);
  expect(isTooDeep('<b>'.repeat(999))).toBe(true);
});

test('inline code after an unclosed quote does not reach the parser', () => {
  const parsed = new JSDOM(withoutInlineCode('<p title="<p title="onclick=x()>a</p>')).window.document;
  expect(parsed.querySelector('[onclick]')).toBeNull();
});

test.each(cases['html'] as [string, string][])('%s reaches the parser as %s', (source, expected) =>
  expect(withoutInlineCode(source)).toBe(expected),
);
