import { expect, test } from 'vitest';
import { readPage } from '../../src/integrations/finish/read-page.ts';
import { styleTrimmer } from '../../src/integrations/finish/trim-styles.ts';
import { scriptWords } from '../../src/integrations/finish/vocabulary.ts';

const trim = (css: string, html: string, ...scripts: string[]) =>
  styleTrimmer()(css, readPage(html).vocabulary, scripts.map(scriptWords));

const PAGE = '<html data-area="torque"><p id="i" class="a lg:p-1 2xl:m-1">word</p></html>';

test.each([
  '.a{}',
  '#i{}',
  'p:hover::before{}',
  ':root{--a:1}.a{x:var(--a)}',
  '*,::before{}',
  '.lg\\:p-1{}',
  '.\\32xl\\:m-1{}',
  'p:not(.b){}',
  'p:is(.b,.a){}',
  'p:has(:checked){}',
  'p[hidden]{}',
  '[data-area=torque] p{}',
  'p[data-area]{}',
  '@media (min-width:1px){.a{}}',
  '@font-face{font-family:x}',
])('%s stays on a page that can use it', (rule) => expect(trim(rule, PAGE)).toBe(rule));

test.each([
  '.b{}',
  '#j{}',
  'q{}',
  '.a .b{}',
  'p:is(.b,.c){}',
  '.word{}',
  '[data-area=brand] p{}',
  'p[data-open]{}',
  '@media (min-width:1px){.b{}}',
])('%s goes from a page that can’t', (rule) => expect(trim(rule, PAGE)).toBe(''));

test('of a list of selectors those stay that the page can use', () => {
  expect(trim('.a,.b,p{x:y}', PAGE)).toBe('.a,p{x:y}');
});

test.each([
  ['e("p",{"data-open":o})', 'p[data-open]{}'],
  ['e.dataset.isOpen="yes"', 'p[data-is-open=yes]{}'],
  ['e.ariaExpanded=!0', 'p[aria-expanded=true]{}'],
  ['e.setAttribute("data-area",x)', '[data-area=brand] p{}'],
  ['e("dialog",{className:`b c-${d}`})', 'dialog.b{}'],
])('what the script %s can bring makes %s stay', (script, rule) => {
  expect(trim(rule, PAGE)).toBe('');
  expect(trim(rule, PAGE, script)).toBe(rule);
});

test('all of a post’s styles stay where a post may come later', () => {
  expect(trim('.prose table{}', '<div class="prose"></div>')).toBe('.prose table{}');
  expect(trim('.prose table{}', PAGE)).toBe('');
});

test('key frames stay with a rule that uses them', () => {
  const frames = '@keyframes turn{to{rotate:1turn}}';
  expect(trim(`${frames}.a{animation:turn 1s}`, PAGE)).toBe(`${frames}.a{animation:turn 1s}`);
  expect(trim(`${frames}.b{animation:turn 1s}`, PAGE)).toBe('');
});

test('variables stay where something uses them, and go with their rule where nothing does', () => {
  const sheet = '*{--tw-a:1;--tw-b:var(--tw-a);--tw-c: 0 0 #000}::before{--tw-c:2}p{margin:var(--tw-b)}';
  expect(trim(sheet, PAGE)).toBe('*{--tw-a:1;--tw-b:var(--tw-a);}p{margin:var(--tw-b)}');
  expect(trim('*{--tw-a:1}p{margin:0}', PAGE)).toBe('p{margin:0}');
});
