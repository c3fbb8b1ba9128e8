import { expect, test } from 'vitest';
import { purgeStyles } from '../../src/integrations/finish/page-styles.ts';
import { scanPage } from '../../src/integrations/finish/scan-page.ts';

const PAGE = '<html data-area="torque"><p id="i" class="a lg:p-1 2xl:m-1">word</p></html>';

/** Purges a style sheet for a page with the code of its scripts. */
const purge = (css: string, html: string, script = '') =>
  purgeStyles(scanPage(`<style>${css}</style>${html}`), [script]);

test.each([
  '.a{x:y}',
  '#i{x:y}',
  'p:hover::before{x:y}',
  ':root{--a:1}.a{x:var(--a)}',
  '*,::before{x:y}',
  ':focus-visible{x:y}',
  '.lg\\:p-1{x:y}',
  '.\\32xl\\:m-1{x:y}',
  'p:not(.b){x:y}',
  'p:is(.a){x:y}',
  'p:has(:checked){x:y}',
  'p[hidden]{x:y}',
  '[data-area=torque] p{x:y}',
  'p[data-area]{x:y}',
  '@media (min-width:1px){.a{x:y}}',
  '@font-face{font-family:x}',
  '@page{margin:0;@bottom-right{x:y}}',
])('keeps %s, which the page can use', async (rule) => {
  expect(await purge(rule, PAGE)).toBe(rule);
});

test.each([
  '.b{x:y}',
  '#j{x:y}',
  'q{x:y}',
  '.a .b{x:y}',
  'p:is(.b,.c){x:y}',
  '.word{x:y}',
  '[data-area=brand] p{x:y}',
  'p[data-open]{x:y}',
  '@media (min-width:1px){.b{x:y}}',
])('removes %s, which the page can’t use', async (rule) => {
  expect(await purge(rule, PAGE)).toBe('');
});

test('keeps the selectors of a list that the page can use', async () => {
  expect(await purge('.a,.b,p{x:y}', PAGE)).toBe('.a,p{x:y}');
});

test.each([
  ['e("p",{"data-open":o})', 'p[data-open]{x:y}'],
  ['e.dataset.isOpen="yes"', 'p[data-is-open=yes]{x:y}'],
  ['e.ariaExpanded=!0', 'p[aria-expanded=true]{x:y}'],
  ['e.setAttribute("data-area",x)', '[data-area=brand] p{x:y}'],
  ['e("dialog",{className:`b c-${d}`})', 'dialog.b{x:y}'],
])('keeps what the script %s may add: %s', async (script, rule) => {
  expect(await purge(rule, PAGE)).toBe('');
  expect(await purge(rule, PAGE, script)).toBe(rule);
});

test('keeps all styles of a post’s body on a page that shows posts', async () => {
  expect(await purge('.prose table{x:y}', '<div class="prose"></div>')).toBe('.prose table{x:y}');
  expect(await purge('.prose table{x:y}', PAGE)).toBe('');
});

test('keeps keyframes that a rule uses', async () => {
  const frames = '@keyframes turn{to{rotate:1turn}}';
  expect(await purge(`${frames}.a{animation:turn 1s}`, PAGE)).toBe(`${frames}.a{animation:turn 1s}`);
  expect(await purge(`${frames}.b{animation:turn 1s}`, PAGE)).toBe('');
});

test('keeps variables that a rule, keyframes or a script use', async () => {
  expect(await purge('p{--a:1;--b:var(--a);--c:2;margin:var(--b)}', PAGE)).toBe(
    'p{--a:1;--b:var(--a);margin:var(--b)}',
  );
  const framed = '@keyframes turn{to{color:var(--a)}}p{--a:1;animation:turn 1s}';
  expect(await purge(framed, PAGE)).toBe(framed);
  expect(await purge('p{--a:1;x:y}', PAGE, 'e.style.color="var(--a)"')).toBe('p{--a:1;x:y}');
});
