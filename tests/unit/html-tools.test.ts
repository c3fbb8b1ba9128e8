import { describe, expect, test } from 'vitest';
import { html } from '../support/html.ts';

const clean = (source: string, base = 'https://news.example.com/posts/1') => html.body(source, base).innerHTML;

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

  test('keeps the text of a tag that is dropped', () => {
    expect(clean('<section><font>kept</font></section>')).toBe('kept');
  });
});

describe('addresses', () => {
  test('are resolved, and //host gets https', () => {
    expect(clean('<a href="/x">a</a>', 'https://news.example.com/p/1')).toContain('href="https://news.example.com/x"');
    expect(clean('<a href="//cdn.example.com/x">a</a>')).toContain('href="https://cdn.example.com/x"');
    expect(clean('<img src="pic.png">')).toContain('src="https://news.example.com/posts/pic.png"');
  });

  test('of the site itself become paths', () => {
    expect(clean('<a href="https://www.example.com/blog/x?a=1#b">a</a>')).toBe('<a href="/blog/x?a=1#b">a</a>');
  });

  test('of anything but http(s) are dropped, the words stay', () => {
    expect(clean('<a href="mailto:a@b.c">write</a> <a href="ftp://x/y">get</a>')).toBe('write get');
  });

  test('of other sites open a new tab and say so', () => {
    expect(clean('<a href="https://x.example.com/">there</a>')).toBe(
      '<a href="https://x.example.com/" target="_blank" rel="noopener">there<span class="sr-only"> (opens in a new tab)</span></a>',
    );
  });

  test('without words or picture are no link', () => {
    expect(clean('<a href="https://x.example.com/"> </a>')).not.toContain('<a');
  });
});

describe('pictures, frames and headings', () => {
  test('pictures are lazy, keep a known size and never lack an alternative', () => {
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

  test('the page’s h1 stays the only one', () => {
    expect(clean('<h1>Title</h1><h3> </h3>')).toBe('<h2>Title</h2>');
  });
});
