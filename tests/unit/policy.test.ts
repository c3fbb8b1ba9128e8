import { describe, expect, test } from 'vitest';
import { hostFiles } from '../../src/build/hosts/host-files.ts';
import { inlineCode } from '../../src/build/output/inline-code.ts';
import { tidyHtml } from '../../src/build/output/tidy-html.ts';
import { contentSecurityPolicy } from '../../src/build/output/content-security-policy.ts';
import { trimStyles } from '../../src/build/output/trim-styles.ts';

const nothing = { scripts: [], styles: [], connect: [], frame: [] };

describe('the Content-Security-Policy', () => {
  test('admits inline code by its hash alone', () => {
    const policy = contentSecurityPolicy({ ...nothing, scripts: ['alert(1)'] });
    // printf 'alert(1)' | openssl dgst -sha256 -binary | base64
    expect(policy).toContain("script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='");
    expect(policy).toContain("style-src 'none'");
    expect(policy).not.toContain('unsafe');
  });

  test('admits other hosts by name, each once', () => {
    const policy = contentSecurityPolicy({ ...nothing, connect: ['https://a', 'https://a'], frame: ['https://b'] });
    expect(policy).toContain("connect-src 'self' https://a;");
    expect(policy).toContain("frame-src 'self' https://b;");
  });
});

test('inline code is found to the letter; data and files are none', () => {
  const page = `<style>a{}</style><style media="print">b{}</style><script>x("<p>")</script><script type="module">y</script>
    <script type="application/ld+json">{}</script><script src="/a.js"></script><script type="speculationrules">{}</script>`;
  expect(inlineCode(page)).toEqual({ styles: ['a{}', 'b{}'], scripts: ['x("<p>")', 'y', '{}'] });
});

test('attribute names are lowered and void elements opened, inside tags alone', () => {
  expect(tidyHtml('<time dateTime="1">dateTime="1"</time><svg viewBox="0"><input readOnly autoComplete="on">')).toBe(
    '<time datetime="1">dateTime="1"</time><svg viewBox="0"><input readonly autocomplete="on">',
  );
  expect(tidyHtml('<p><img src="a/b"/><br /><path d="M0"/></p>')).toBe('<p><img src="a/b"><br><path d="M0"/></p>');
});

test('styles are cut to what a page and its islands can use', async () => {
  const css =
    '.a{color:red}.b{color:red}.js-only{color:red}.lg\\:p-1{color:red}.prose table{color:red}.x[data-pending]{color:red}:root{--a:1}';
  const kept = await trimStyles(css, '<p class="a lg:p-1 x">text</p>', ['className:"js-only"']);
  for (const rule of ['.a{', '.js-only{', '.lg\\:p-1{', '.prose table{', '[data-pending]', ':root'])
    expect(kept).toContain(rule);
  expect(kept).not.toContain('.b{');
});

test('host files know the base path', () => {
  const files = hostFiles('/site/');
  expect(files['_headers']).toContain('/site/_astro/*\n  Cache-Control: public, max-age=31536000, immutable');
  expect(files['.htaccess']).toContain('ErrorDocument 404 /site/404.html');
  expect(files).toHaveProperty(['.nojekyll'], '');
});
