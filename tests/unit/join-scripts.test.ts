import { expect, test } from 'vitest';
import { joinScripts } from '../../src/integrations/finish/join-scripts.ts';
import { readPage } from '../../src/integrations/finish/read-page.ts';

const texts = (html: string) => joinScripts(readPage(html).scripts).texts;

test('modules are joined wherever they stand, each in a block of its own', () => {
  const html = '<script type="module">const a=1</script><p>text</p><script type="module">const a=2;f(a)</script>';
  expect(texts(html)).toEqual(['{const a=1}{const a=2;f(a)}']);
});

test('a module that imports or exports stays alone, one that says so in a text does not', () => {
  const module = (code: string) => `<script type="module">${code}</script>`;
  expect(texts(module("import{a}from'./a.js';a()") + module('b()'))).toHaveLength(2);
  expect(texts(module('a();export{a}') + module('b()'))).toHaveLength(2);
  expect(texts(module('f("component-export");import("./a.js")') + module('b()'))).toHaveLength(1);
});

test('other scripts are joined only side by side, as they run where they stand', () => {
  expect(texts('<script>a()</script><script>b()</script>')).toEqual(['{a()}{b()}']);
  expect(texts('<script>a()</script><p></p><script>b()</script>')).toEqual(['a()', 'b()']);
  expect(texts('<script>a()</script><script async>b()</script>')).toEqual(['a()', 'b()']);
  expect(texts('<script type="speculationrules">{}</script><script>b()</script>')).toEqual(['{}', 'b()']);
});

test('the text of the page around them stays', () => {
  const html = '<script>a()</script><script>b()</script><p>text</p>';
  expect(joinScripts(readPage(html).scripts).edits).toEqual([
    { start: 0, end: 20, text: '<script>{a()}{b()}</script>' },
    { start: 20, end: 40, text: '' },
  ]);
});
