import { JSDOM } from 'jsdom';
import { describe, expect, test, vi } from 'vitest';
import { createSanitizer } from '../../src/features/blog/clean/sanitizer.ts';
import { withoutInlineCode } from '../../src/features/blog/clean/before-parse.ts';
import { words } from '../../src/locale.ts';
import { html } from '../support/html.ts';

const NOTE = `<span class="sr-only"> ${words.newTab}</span>`;

const clean = (source: string, base = 'https://news.example.com/posts/1') => html.body(source, base).element.innerHTML;

describe('a hostile body', () => {
  test.each([
    ['a script', '<script>alert(1)</script>'],
    ['a handler', '<img src="https://x/y.png" onerror="alert(1)"><p onclick="alert(1)">a</p>'],
    ['a javascript link', '<a href="javascript:alert(1)">a</a><a href=" JaVaScRiPt:alert(1)">b</a>'],
    [
      'a data document',
      '<a href="data:text/html,<script>alert(1)</script>">a</a><img src="data:image/svg+xml,<svg onload=alert(1)>">',
    ],
    ['an SVG', '<svg><script>alert(1)</script><a xlink:href="javascript:alert(1)"><text>a</text></a></svg>'],
    [
      'MathML',
      '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
    ],
    ['a style', '<style>body{display:none}</style><p style="position:fixed;inset:0">a</p>'],
    ['a form', '<form action="https://x"><input name="password"><button>Go</button></form>'],
    ['a meta refresh and a base', '<meta http-equiv="refresh" content="0;url=https://x"><base href="https://x/">'],
    ['page structure', '<main><nav><h1>a</h1></nav></main><header>b</header>'],
    [
      'names of the page’s own',
      '<p id="main" class="prose" name="x" tabindex="0" role="dialog" aria-hidden="true" data-replay>a</p>',
    ],
  ])('with %s brings no more than prose', (_, source) => {
    const result = clean(source);
    expect(result).not.toMatch(
      /script|alert|onerror|onclick|style|<svg|<math|<form|<input|<button|<meta|<base|javascript|data:/i,
    );
    expect(result).not.toMatch(/<(main|nav|header|h1)|\s(id|class|role|tabindex|aria-[a-z]+|data-[a-z]+)=/);
  });

  test('keeps a picture’s description that reads like a handler or a style', () => {
    const alt = 'What one order is: a style on its way, on = off';
    expect(clean(`<img src="https://x/y.png" alt="${alt}">`)).toContain(`alt="${alt}"`);
    expect(clean(`<img alt='${alt}' src="https://x/y.png">`)).toContain(`alt="${alt}"`);
  });

  test.each([
    '<p title="a"onclick="x()">a</p>',
    '<p title="a" onclick="x()">a</p>',
    "<p title='a'onclick=x()>a</p>",
    '<p/onclick="x()">a</p>',
    '<p title=" onclick="onclick=x()>a</p>',
    '<p title="<p title="onclick=x()>a</p>',
    '<p a="x" is="y-z" style="color:red">a</p>',
  ])('reaches the parser without inline code: %s', (source) => {
    const parsed = new JSDOM(withoutInlineCode(source)).window.document.querySelector('p');
    expect(parsed?.getAttributeNames().filter((name) => /^(?:on[a-z]+|is|style)$/.test(name))).toEqual([]);
  });

  test('keeps the text of a tag that is dropped', () => {
    expect(clean('<section><font>text</font></section>')).toBe('text');
  });
});

describe('addresses', () => {
  test('are resolved, and //host gets https', () => {
    expect(clean('<a href="/x">a</a>', 'https://news.example.com/p/1')).toContain('href="https://news.example.com/x"');
    expect(clean('<a href="//cdn.example.com/x">a</a>')).toContain('href="https://cdn.example.com/x"');
    expect(clean('<img src="pic.png">')).toContain('src="https://news.example.com/posts/pic.png"');
  });

  test('of the site become paths', () => {
    expect(clean('<a href="https://www.example.com/blog/x?a=1#b">a</a>')).toBe('<a href="/blog/x?a=1#b">a</a>');
  });

  test('with mailto and tel stay, and others become plain text', () => {
    expect(clean('<a href="mailto:a@b.c">write</a> <a href="TEL:+15550100">call</a>')).toBe(
      '<a href="mailto:a@b.c">write</a> <a href="tel:+15550100">call</a>',
    );
    expect(clean('<a href="ftp://x/y">get</a> <a href="sms:1">text</a> <img src="mailto:a@b.c">')).toBe('get text ');
  });

  test('within the post stay in the post, with targets that differ from the page’s ids', () => {
    const note = '<p>Said<a href="#fn:1">1</a>.</p><ol><li id="fn:1">Where. <a href="#fnref">↩</a></li></ol>';
    expect(clean(note)).toBe(
      '<p>Said<a href="#user-content-fn:1">1</a>.</p><ol><li id="user-content-fn:1">Where. ↩</li></ol>',
    );
    const markdown =
      '<p>Said<sup><a href="#user-content-fn-1" id="user-content-fnref-1">1</a></sup>.</p>' +
      '<ol><li id="user-content-fn-1">Where. <a href="#user-content-fnref-1">↩</a></li></ol>';
    expect(clean(markdown)).toContain('<a href="#user-content-fn-1" id="user-content-fnref-1">1</a>');
    expect(clean(markdown)).toContain('<li id="user-content-fn-1">');
    const contents =
      '<a href="https://news.example.com/posts/1#Die%20Gr%C3%B6%C3%9Fe">a</a><a href="#main">b</a>' +
      '<a name="main"></a><h1 id="title">t</h1><p id="unused">u</p><a href="#title">c</a>';
    expect(clean(contents)).toBe(
      `<a href="https://news.example.com/posts/1#Die%20Gr%C3%B6%C3%9Fe" target="_blank" rel="noopener">a${NOTE}</a>` +
        '<a href="#user-content-main">b</a><a id="user-content-main"></a>' +
        '<h2 id="user-content-title">t</h2><p>u</p><a href="#user-content-title">c</a>',
    );
  });

  test('of other sites open and announce a new tab', () => {
    expect(clean('<a href="https://x.example.com/">there</a>')).toBe(
      `<a href="https://x.example.com/" target="_blank" rel="noopener">there${NOTE}</a>`,
    );
  });

  test('without text or a picture are removed', () => {
    expect(clean('<a href="https://x.example.com/"> </a>')).not.toContain('<a');
  });
});

describe('pictures, frames and headings', () => {
  test('pictures are lazy, keep a known size and always have an alternative text', () => {
    expect(clean('<img src="https://x/a.png" width="300" height="200">')).toMatch(
      /width="300" height="200".*loading="lazy".*alt=""/,
    );
    expect(clean('<img src="https://x/a.png" width="100%" height="20">')).not.toMatch(/width|height/);
  });

  test('tracking pixels are dropped', () => {
    expect(clean('<p>a<img src="https://x/t.gif" width="1" height="1"></p>')).toBe('<p>a</p>');
  });

  test('a frame or player becomes a link to what it shows', () => {
    expect(clean('<iframe src="https://video.example.com/e/1" title="The talk"></iframe>')).toContain('>The talk<');
    expect(clean('<video><source src="https://x/v.mp4"></video>')).toContain('href="https://x/v.mp4"');
    expect(clean('<iframe></iframe>')).not.toContain('<a');
  });

  test('removes tracking pixels, hidden text and empty blocks', () => {
    for (const pixel of [
      '<img src="https://x/t.gif" width="0" height="0">',
      '<img src="https://x/t.gif" style="width:1px; height:1px">',
      '<img src="https://x/t.gif" style="display:none">',
      '<img src="https://x/t.gif" height="1">',
      '<img src="https://pixel.wp.com/b.gif?host=x">',
      '<p hidden>a</p>',
      '<div style="DISPLAY : none">preview</div>',
      '<p>&nbsp;<br></p><blockquote><p></p></blockquote><div><span> </span></div>',
    ])
      expect(clean(`<p>a</p>${pixel}`)).toBe('<p>a</p>');
  });

  test('removes a newsletter’s sign-up box and its text', () => {
    const box =
      '<div class="subscription-widget-wrap"><p>Thanks for reading!</p><form><input type="email" name="email"></form></div>' +
      '<p class="button-wrapper" data-attrs="{&quot;url&quot;:&quot;https://x/subscribe?&quot;}"><a href="https://x/subscribe">Go</a></p>';
    expect(html.body(`${box}<p>Words.</p>`, 'https://x/')).toMatchObject({ text: 'Words.' });
  });

  test.each([
    ['a script was to load', '<img src="data:image/gif;base64,R0" data-src="/a.png">'],
    ['srcset alone gives', '<img srcset="/s.png 300w, /a.png 1200w">'],
    ['a <picture> gives', '<picture><source srcset="/a.png"><img></picture>'],
    ['is in <noscript>', '<img src="data:x"><noscript><img src="/a.png"></noscript>'],
  ])('a picture that %s is shown', (_, source) => {
    expect(clean(source)).toContain('<img src="https://news.example.com/a.png"');
    expect(clean(source).match(/<img/g)).toHaveLength(1);
  });

  test.each([
    '<ol start="3" reversed="" type="a"><li value="7">a</li></ol>',
    '<details open=""><summary>a</summary>b</details>',
    '<pre><code class="language-js">a</code></pre>',
    '<p><ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby> <time datetime="2026-01-01">then</time></p>',
    '<blockquote cite="https://x.example.com/"><p>a</p></blockquote>',
    '<math display="block"><mfrac><mi>a</mi><mn>2</mn></mfrac></math>',
  ])('keeps %s', (source) => expect(clean(source)).toBe(source));

  test('puts each table, but none inside another, into a region that a keyboard can scroll', () => {
    const table = '<table><tbody><tr><th scope="row">a</th><td colspan="2">b</td></tr></tbody></table>';
    const named = '<table><caption>Prices</caption><tbody><tr><td>c</td></tr></tbody></table>';
    const nested = '<table><tbody><tr><td><table><tbody><tr><td>d</td></tr></tbody></table></td></tr></tbody></table>';
    const region = (label: string, inside: string) =>
      `<div role="group" aria-label="${label}" tabindex="0">${inside}</div>`;
    expect(clean(table + named + nested)).toBe(
      region('Table 1', table) + region('Prices', named) + region('Table 3', nested),
    );
  });

  test('keeps a cell’s alignment and a block’s language in every notation', () => {
    expect(clean('<table><tr><td align="right">1</td><td style="text-align: center">2</td></tr></table>')).toContain(
      '<td class="align-right">1</td><td class="align-center">2</td>',
    );
    expect(clean('<div class="highlight-source-python"><pre>a</pre></div>')).toContain('<pre class="language-python">');
    expect(clean('<p class="lead" is="x-y">a</p><img href="/x" src="https://x/y.png" class="big">')).toBe(
      '<p>a</p><img src="https://x/y.png" loading="lazy" decoding="async" alt="">',
    );
  });

  test('removes a formula’s source and its second drawing', () => {
    const katex =
      '<span class="katex"><math><semantics><mi>x</mi><annotation encoding="application/x-tex">x</annotation></semantics></math><span class="katex-html" aria-hidden="true">x</span></span>';
    expect(clean(katex)).toBe('<span><math><mi>x</mi></math></span>');
    expect(clean('<math><mtext><b>x</b><img src="https://x/y.png"></mtext></math>')).toBe(
      '<math><mtext>x</mtext></math>',
    );
  });

  test('addresses above the site’s own path belong to another site, and stay absolute', () => {
    const { window } = new JSDOM('');
    const below = createSanitizer(window as unknown as typeof globalThis & Window, {
      siteOrigin: 'https://www.example.com',
      base: '/site/',
    });
    const links = ['/', '/site', '/sites/', '/site/', '/site/about/'].map((path) => `https://www.example.com${path}`);
    const { element } = below.body(
      links.map((href) => `<p><a href="${href}">a</a></p>`).join(''),
      'https://feed.example/',
    );
    expect(Array.from(element.querySelectorAll('a'), (link) => link.getAttribute('href'))).toEqual([
      ...links.slice(0, 3),
      '/site/',
      '/site/about/',
    ]);
  });

  test('upgrades http pictures to https in a page, not at build', () => {
    expect(clean('<img src="http://x/a.png">')).toContain('src="http://x/a.png"');
    const window = new JSDOM('').window as unknown as typeof globalThis & Window;
    const page = createSanitizer(window, { siteOrigin: 'https://www.example.com', securePictures: true });
    expect(page.body('<img src="http://x/a.png">', '').element.innerHTML).toContain('src="https://x/a.png"');
  });

  test('demotes an h1', () => {
    expect(clean('<h1>Title</h1><h3> </h3>')).toBe('<h2>Title</h2>');
  });
});

test('visits each element a fixed number of times', () => {
  const window = new JSDOM('').window as unknown as typeof globalThis & Window;
  const sanitizer = createSanitizer(window, { siteOrigin: 'https://www.example.com' });
  const { TreeWalker, NodeIterator } = window;
  const spies = [
    vi.spyOn(TreeWalker.prototype, 'nextNode'),
    vi.spyOn(TreeWalker.prototype, 'nextSibling'),
    vi.spyOn(NodeIterator.prototype, 'nextNode'),
  ];
  const steps = (paragraphs: number) => {
    for (const spy of spies) spy.mockClear();
    sanitizer.body('<p>x <a href="https://x/">y</a></p>'.repeat(paragraphs), '');
    return spies.map((spy) => spy.mock.calls.length);
  };
  const [few, many] = [steps(50), steps(500)];
  for (const [index, count] of few.entries()) {
    expect(count).toBeGreaterThan(100);
    expect(many[index]).toBeLessThanOrEqual(10 * count);
  }
});
