import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { finishPage } from '../../src/integrations/finish/finish-pages.ts';
import { scanPage } from '../../src/integrations/finish/scan-page.ts';

const HEAD = '<meta charset="utf-8"><title>A</title>';
const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/** Finishes a page without purging its styles. Returns its HTML, its policy and its body. */
function finish(source: string, head = HEAD) {
  const page = scanPage(`<!DOCTYPE html><html><head>${head}</head><body>${source}</body></html>`);
  const html = finishPage(page, 'a.html', page.css, { connect: [], frame: [], own: [] }, '/');
  const [meta = '', policy = ''] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html) ?? [];
  const [, body] = /<body>([\s\S]*)<\/body>/.exec(html) ?? [];
  return { html, meta, policy, body };
}

test('a page has its policy right after the charset, and needs one', () => {
  const { html, meta } = finish('');
  expect(html).toContain(`<head><meta charset="utf-8">${meta}<title>A</title>`);
  expect(() => finish('', '')).toThrow('a.html needs a <meta charset>');
});

test('text and scripts that look like tags stay unchanged', () => {
  const script = 'if (a<b) x = "<br/><time dateTime=1>$&</head><style>p{}</style>" // <meta charset="x">';
  const body = `<script>${script}</script><p>dateTime="1" &lt;br/&gt; $&amp;</p><textarea><br/></textarea><!-- <br/> -->`;
  const finished = finish(body);
  expect(finished.body).toBe(body);
  expect(finished.policy).toContain(`script-src 'self' ${hash(script)};`);
});

test('a name that ends like a script’s is no script', () => {
  const { moduleUrls } = scanPage('<meta name="keywords" content="Node.js"><script src="/a.js?v=1"></script>');
  expect(moduleUrls).toEqual(['/a.js?v=1']);
});

test('style sheets become one, with the media of each', () => {
  const body = '<style>.b{color:red}</style><style media="print">.c{}</style><p class="a">';
  const { html, policy } = finish(body, `${HEAD}<style>.a{color:red}</style>`);
  const style = '.a{color:red}.b{color:red}@media print{.c{}}';
  expect(html).toContain(`<title>A</title><style>${style}</style></head><body><p class="a">`);
  expect(policy).toContain(`style-src ${hash(style)};`);
});

test('small modules become one, each with its own names; other scripts, with the same `let` or not, stay as they are', () => {
  const scripts = '<script>let layer = [] // analytics</script><script>layer.push(1)</script>';
  const modules = '<script type="module">const a=1;\n</script><script type="module">const a=2;</script>';
  const { body, policy } = finish(`${modules}${scripts}<p>x`);
  expect(body).toBe(`${scripts}<p>x<script type="module">{const a=1;}{const a=2;}</script>`);
  expect(policy).toContain(`${hash('layer.push(1)')} ${hash('{const a=1;}{const a=2;}')};`);
});
