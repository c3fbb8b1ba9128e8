import { JSDOM } from 'jsdom';
import { describe, expect, test, vi } from 'vitest';
import { createSanitizer } from '../../src/features/blog/clean/sanitizer.ts';
import { sitePolicy } from '../../src/features/blog/trusted-types.ts';
import { words } from '../../src/locale.ts';
import cases from './cases/sanitizer.json';

const NOTE = `<span class="sr-only"> ${words.newTab}</span>`;

const window = new JSDOM('').window as unknown as typeof globalThis & Window;
const sanitizer = () => createSanitizer(window, { siteOrigin: 'https://www.example.com' });
const clean = (source: string, base = 'https://news.example.com/posts/1') =>
  sanitizer().body(source, base).element.innerHTML;

// tests/unit/hostile.test.ts has the hostile ones.
describe('a body', () => {
  test('keeps a picture’s description that reads like a handler or a style', () => {
    const alt = 'What one order is: a style on its way, on = off';
    expect(clean(`<img src="https://x/y.png" alt="${alt}">`)).toContain(`alt="${alt}"`);
    expect(clean(`<img alt='${alt}' src="https://x/y.png">`)).toContain(`alt="${alt}"`);
  });

  test('keeps the text of a tag that is dropped', () => {
    expect(clean('<section><font>text</font></section>')).toBe('text');
  });

  test('brings only attributes that its elements may have', () => {
    expect(clean('<p href="/x" dir="rtl">a</p><p dir="xltr">b</p><p dir="ltrx">c</p>')).toBe(
      '<p dir="rtl">a</p><p>b</p><p>c</p>',
    );
    expect(clean('<ol start="-12"><li value="2nd">a</li><li value="no3">b</li></ol>')).toBe(
      '<ol start="-12"><li>a</li><li>b</li></ol>',
    );
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

  test.each(['https', 'http'])('of other sites open and announce a new tab (%s)', (scheme) => {
    expect(clean(`<a class="x" href="${scheme}://x.example.com/">there</a>`)).toBe(
      `<a href="${scheme}://x.example.com/" target="_blank" rel="noopener">there${NOTE}</a>`,
    );
  });

  test.each(cases['links in the same tab'] as [string, string][])('%j opens in the same tab', (href, expected) => {
    expect(clean(`<a href="${href}">a</a>`)).toBe(`<a href="${expected}">a</a>`);
  });

  test('work with stray white space, and without the address of the post', () => {
    expect(clean('<img src="\u00A0https://x/y.png\u00A0">', '')).toContain('src="https://x/y.png"');
    expect(clean('<a href="\u00A0#n">1</a><p id="n">a</p>')).toBe(
      '<a href="#user-content-n">1</a><p id="user-content-n">a</p>',
    );
    expect(clean('<a href="#n">1</a>', '')).toBe('1');
  });

  test('lead within the post only if they are of the post and have a target', () => {
    const note = '<p id="n">a</p>';
    expect(clean(`<a href="https://news.example.com/posts/1#n">1</a>${note}`)).toContain('<a href="#user-content-n">1');
    expect(clean(`<a href="https://news.example.com/posts/2#n">1</a>${note}`)).toContain(
      '<a href="https://news.example.com/posts/2#n"',
    );
    expect(clean(`<a href="https://news.example.com/posts/1#">1</a>${note}`)).toContain(
      '<a href="https://news.example.com/posts/1#"',
    );
  });

  test('within the post lead to the target’s name, and to one target only', () => {
    expect(clean('<a href="#n">1</a><a id="other" name="n">a</a>')).toBe(
      '<a href="#user-content-n">1</a><a id="user-content-n">a</a>',
    );
    expect(clean('<a href="#n">1</a><p id="n">a</p><p id="n">b</p>').match(/ id=/g)).toHaveLength(1);
    expect(clean('<a href="#n%20m">1</a><p id="n m">a</p>')).toBe('1<p>a</p>');
  });

  test('without text or a named picture are removed', () => {
    expect(clean('<a href="https://x.example.com/"> </a>')).not.toContain('<a');
    expect(clean('<a href="/x"><img src="/y.png"></a>')).not.toContain('<a');
    expect(clean('<a href="/x"><img src="/y.png" alt="A chart"></a>')).toContain('<a');
  });

  test('of a quote’s source are resolved, or removed if they lead nowhere', () => {
    expect(clean('<q cite="/x">a</q><q cite="javascript:x">b</q>')).toBe(
      '<q cite="https://news.example.com/x">a</q><q>b</q>',
    );
  });
});

describe('pictures, frames and headings', () => {
  test('pictures are lazy, keep a known size and always have an alternative text', () => {
    expect(clean('<img src="https://x/a.png" width="300" height="200">')).toMatch(
      /width="300" height="200".*loading="lazy".*alt=""/,
    );
    expect(clean('<img src="https://x/a.png" width="100" height="100">')).toContain('width="100"');
    for (const size of ['width="100%" height="20"', 'width="" height=""'])
      expect(clean(`<img src="https://x/a.png" ${size}>`)).not.toMatch(/width|height/);
  });

  test('removes tracking pixels, hidden text and empty blocks', () => {
    for (const pixel of [
      '<img src="https://x/t.gif" width="0" height="0">',
      '<img src="https://x/t.gif" style="width:1px; height:1px">',
      '<img src="https://x/t.gif" style="display:none">',
      '<img src="https://x/t.gif" height="1">',
      '<img src="https://x/t.gif" width="1">',
      '<img src="https://pixel.wp.com/b.gif?host=x">',
      '<p hidden>a</p>',
      '<div style ="DISPLAY : none">preview</div>',
      '<p>&nbsp;<br></p><blockquote><p></p></blockquote><div><span> </span></div>',
    ])
      expect(clean(`<p>a</p>${pixel}`)).toBe('<p>a</p>');
  });

  test.each(cases['pictures'] as [string, string, string?][])('a picture that %s is shown', (_, source, query = '') => {
    expect(clean(source)).toBe(
      `<img src="https://news.example.com/a.png${query}" loading="lazy" decoding="async" alt="">`,
    );
  });

  test.each(['<img>', '<img src="data:x">', '<noscript>Turn on JavaScript.</noscript>'])(
    'nothing is shown of %s, and the text before it stays',
    (source) => expect(clean(`<p>a</p>${source}`)).toBe('<p>a</p>'),
  );

  test('a picture in <noscript> keeps the link of its lazily loaded copy', () => {
    const source =
      '<a href="/x"><img src="data:x" alt="A"></a><noscript><a href="/x"><img src="/a.png"></a></noscript>';
    expect(clean(source)).toMatch(
      /^<a href="[^"]+\/x"[^>]*><img src="[^"]+\/a\.png" alt="A"[^>]*><span[^>]*>[^<]*<\/span><\/a>$/,
    );
  });

  test('text before a picture in <noscript> stays', () => {
    expect(clean('<p>a</p><noscript><img src="/a.png"></noscript>')).toMatch(/^<p>a<\/p><img src=/);
  });

  test.each(cases['kept'])('keeps %s', (source) => expect(clean(source)).toBe(source));

  test('puts each table into a region that a keyboard can scroll', () => {
    const table = '<table><tbody><tr><th scope="row">a</th><td colspan="2">b</td></tr></tbody></table>';
    const named = '<table><caption>Prices</caption><tbody><tr><td>c</td></tr></tbody></table>';
    const region = (label: string, inside: string) =>
      `<div role="group" aria-label="${label}" tabindex="0">${inside}</div>`;
    expect(clean(table + named + table)).toBe(
      region(`${words.table} 1`, table) + region('Prices', named) + region(`${words.table} 3`, table),
    );
  });

  test('keeps a cell’s alignment and a block’s language in every notation', () => {
    expect(clean('<table><tr><td align="right">1</td><td style="text-align: center">2</td></tr></table>')).toContain(
      '<td class="align-right">1</td><td class="align-center">2</td>',
    );
    const cells = [
      '<td align="left" style="text-align:right">a</td>',
      '<td align="justify">b</td>',
      '<td align="top-left">c</td>',
      '<td align="left-top">d</td>',
      '<td style="color:red">e</td>',
    ];
    expect(clean(`<table><thead style="text-align:center"><tr>${cells.join('')}</tr></thead></table>`)).toContain(
      '<thead><tr><td class="align-left">a</td><td>b</td><td>c</td><td>d</td><td>e</td></tr></thead>',
    );
    expect(clean('<p class="lang-en" style="text-align:center">a</p>')).toBe('<p>a</p>');
    expect(clean('<div class="highlight-source-python"><pre>a</pre></div>')).toContain('<pre class="language-python">');
    expect(clean('<div class="lang-a"><pre class="lang-b"><code>a</code></pre></div>')).toBe(
      '<div><pre class="language-b"><code>a</code></pre></div>',
    );
    expect(clean('<div class="lang-a"><div><pre>a</pre></div></div>')).toContain('<pre class="language-a">');
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
    const below = createSanitizer(window, { siteOrigin: 'https://www.example.com', base: '/site/' });
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
    const page = createSanitizer(window, { siteOrigin: 'https://www.example.com', securePictures: true });
    const picture = '<img src="http://x/a.png"><img src="https://x/b?of=http://y/">';
    expect(page.body(picture, '').element.innerHTML).toMatch(/src="https:\/\/x\/a.png".*of=http:\/\/y/);
  });

  test('demotes an h1', () => {
    expect(clean('<h1>Title</h1><h3> </h3>')).toBe('<h2>Title</h2>');
  });
});

describe('a player', () => {
  const YOUTUBE = 'https://www.youtube.com/embed/abcdefghijk';
  const WATCH = 'https://www.youtube.com/watch?v=abcdefghijk';
  const data = (value: object) => JSON.stringify(value).replaceAll('"', '&quot;');

  test.each(cases['players'] as [string, string, string?][])(
    '%s leaves one link to its video',
    (_, source, href = '') => {
      const { element, lost } = sanitizer().body(
        `<p>Before.</p>${source}<p>After.</p>`,
        'https://news.example.com/posts/1',
      );
      const links = Array.from(element.querySelectorAll('a'), (link) => link.getAttribute('href'));
      expect(links).toHaveLength(1);
      if (href) expect(links).toEqual([href]);
      else expect(links[0]).toMatch(/^https:\/\/www\.youtube\.com\/(?:embed\/|watch\?v=)abcdefghijk/);
      expect(element.textContent).toMatch(/^Before\..*After\.$/s);
      expect(lost).toEqual([]);
    },
  );

  test.each(cases['no players'])('is not seen in %s', (source) => expect(clean(source)).not.toMatch(/Watch|Open/));

  test('leaves a link where each player was, also of one video twice', () => {
    const source = `<lite-youtube videoid="abcdefghijk"></lite-youtube>`;
    expect(clean(`${source}<p>Again:</p><div>${source}</div>`).match(/<a /g)).toHaveLength(2);
    expect(clean(`<div>${source}</div>\n<div>${source}</div>`).match(/<a /g)).toHaveLength(1);
  });

  test('keeps the picture and the words of its placeholder', () => {
    const source = `<div class="video-consent" data-video-id="abcdefghijk" data-type="youtube"><img src="https://x/t.jpg"><p>Load it?</p></div>`;
    expect(clean(source)).toMatch(/<img src="https:\/\/x\/t.jpg".*Load it\?.*watch\?v=abcdefghijk/);
  });

  test('or picture that can’t be shown is named', () => {
    const lost = (source: string) => sanitizer().body(source, 'https://x/').lost;
    expect(lost('<iframe title="A"></iframe>')).toEqual(['<iframe title="A">']);
    expect(lost('<my-chart data="x"></my-chart><svg></svg>')).toEqual(['<svg>']);
    expect(lost('<div class="podcast-player" data-show="x"></div><div class="video"></div>')).toHaveLength(1);
    expect(lost('<img src="blob:x" alt="A chart">')[0]).toContain('A chart');
    expect(lost('<p>a</p><img src="https://x/t.gif" width="1"><script>x()</script>')).toEqual([]);
  });
});

describe('an emoji picture', () => {
  test.each(cases['emoji'] as [string, string][])('becomes its character: %s', (_, picture) => {
    expect(clean(`<p>Hello ${picture} there.</p>`)).toBe('<p>Hello 👋 there.</p>');
  });

  test('keeps its alternative text, and is not a photograph', () => {
    expect(clean('<p><img class="wp-smiley" alt=":)" src="/smilies/icon.gif"></p>')).toBe('<p>:)</p>');
    expect(clean('<img alt="🚀" width="800" height="600" src="/a.jpg">')).toContain('<img');
    expect(clean('<img alt="1 launch" src="/a.jpg">')).toContain('<img');
    expect(clean('<img alt="A slide" src="/why-emoji-matter/slide.jpg">')).toContain('<img');
  });
});

describe('text that only an inbox shows', () => {
  test.each(cases['hiding styles'])('is removed: %s', (style) => {
    expect(clean(`<div style="${style}">Preview<span style="font-size:0">&zwnj;</span></div><p>a</p>`)).toBe(
      '<p>a</p>',
    );
    expect(clean(`<p>a<span style="font-family:serif; ${style}">Preview</span></p>`)).toBe('<p>a</p>');
  });

  test.each(cases['shown'])('is not: %s', (source) => expect(clean(source)).toContain('Shown'));
});

test.each(cases['unfilled fields'])('a newsletter’s unfilled field is no link: %s', (href) =>
  expect(clean(`<a href="${href}">Leave</a>`)).toBe('Leave'),
);

describe('a list of tasks', () => {
  test.each(cases['tasks'] as [string, string][])('tells done from open: %s', (_, items) => {
    const { text, element } = sanitizer().body(`<ul>${items}</ul>`, '');
    expect(text).toBe('☑ Ship ☐ Rest');
    expect(element.querySelectorAll('li.task')).toHaveLength(2);
  });

  test.each(cases['tasks elsewhere'] as [string, string][])('tells done from open %s', (_, source) => {
    expect(sanitizer().body(source, '').text).toBe('☑ Ship ☐ Rest');
  });

  test('is not a form or a list of another kind', () => {
    expect(clean('<form><ul><li><label><input type="checkbox"> I agree</label></li></ul></form>')).not.toContain('☐');
    expect(clean('<ul><li data-list="bullet" class="task">a</li></ul>')).not.toContain('☐');
  });
});

test.each(cases['separated'] as [string, string][])('keeps elements apart: %s', (source, expected) => {
  const { element, text } = sanitizer().body(source, 'https://www.example.com/');
  expect(text).toBe(expected);
  expect(element.textContent?.replace(/\s+/g, ' ').trim()).toBe(expected);
});

test('keeps a pasted picture, and no placeholder or drawing', () => {
  const pasted = `data:image/png;base64,${'iVBORw0KGgoAAAANSUhEUgAAAAUAAAAFCAYAAACNbyblAAAA'}`;
  expect(clean(`<img src="${pasted.replace(',', ',\n')}">`)).toContain(`src="${pasted}"`);
  expect(clean('<img src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7">')).toBe('');
  expect(clean('<img src="data:image/svg+xml;base64,PHN2Zz4=">')).toBe('');
});

describe('a body nested too deeply to be prose', () => {
  const nested = (tag: string, levels: number) => tag.repeat(levels);

  test.each([
    ['256 levels', nested('<div>', 255)],
    ['many pictures', nested('<img src="/x.png">', 300)],
    ['many short tags', nested('<b>x</b>', 300)],
    ['many unclosed items', `<ul>${nested('<li>x', 300)}`],
  ])('is not one with %s', (_, start) => {
    expect(clean(`${start}<em>a</em>`)).toContain('<em>a</em>');
  });

  test.each([
    ['257 levels', `${nested('<div class="x">', 257)}First<p>second</p>`],
    ['levels after stray ends', `${nested('</div>', 300)}${nested('<div>', 257)}First <em>second</em>`],
    ['unclosed tags', `${nested('<b ', 300)}>First second`],
  ])('is shown as text: %s', (_, source) => {
    expect(clean(source).trim().replace(/\s+/g, ' ')).toBe('First second');
  });
});

test.each(cases['texts'] as [string, string][])('reads the text of %j', (source, text) =>
  expect(sanitizer().text(source)).toBe(text),
);

test('has one Trusted Types policy per window, which creates no script URLs', () => {
  const createPolicy = vi.fn((_name: string, rules: object) => rules);
  const page = { trustedTypes: { createPolicy } };
  const policy = sitePolicy(page);
  expect(sitePolicy(page)).toBe(policy);
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['site']);
  expect(() => policy.createScriptURL('https://x/y.js')).toThrow(/`site`.*https:\/\/x\/y\.js/);
});

test('visits each element a fixed number of times', () => {
  const { body } = sanitizer();
  const spies = [window.TreeWalker, window.NodeIterator].map(({ prototype }) => vi.spyOn(prototype, 'nextNode'));
  const steps = (paragraphs: number) => {
    for (const spy of spies) spy.mockClear();
    body('<p>x <a href="https://x/">y</a></p>'.repeat(paragraphs), '');
    return spies.map((spy) => spy.mock.calls.length);
  };
  const [few, many] = [steps(50), steps(500)];
  for (const [index, count] of few.entries()) {
    expect(count).toBeGreaterThan(100);
    expect(many[index]).toBeLessThanOrEqual(10 * count);
  }
});
