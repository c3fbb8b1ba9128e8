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
test.each(cases['bodies'] as [string, string, 'is' | 'has' | 'lacks', string][])(
  'a body: %s (%j)',
  (_, source, relation, html) => {
    const cleaned = expect(clean(source));
    if (relation === 'is') cleaned.toBe(html);
    else if (relation === 'has') cleaned.toContain(html);
    else cleaned.not.toContain(html);
  },
);

describe('addresses', () => {
  test('are resolved, and //host gets https', () => {
    expect(clean('<a href="/x">a</a>', 'https://news.example.com/p/1')).toContain('href="https://news.example.com/x"');
    expect(clean('<a href="//cdn.example.com/x">a</a>')).toContain('href="https://cdn.example.com/x"');
    expect(clean('<img src="pic.png">')).toContain('src="https://news.example.com/posts/pic.png"');
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

  test('within the post lead to the target’s name, and to one target only', () => {
    expect(clean('<a href="#n">1</a><a id="other" name="n">a</a>')).toBe(
      '<a href="#user-content-n">1</a><a id="user-content-n">a</a>',
    );
    expect(clean('<a href="#n">1</a><p id="n">a</p><p id="n">b</p>').match(/ id=/g)).toHaveLength(1);
    expect(clean('<a href="#n%20m">1</a><p id="n m">a</p>')).toBe('1<p>a</p>');
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
});

describe('a player', () => {
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
});

test.each(cases['separated'] as [string, string][])('keeps elements apart: %s', (source, expected) => {
  const { element, text } = sanitizer().body(source, 'https://www.example.com/');
  expect(text).toBe(expected);
  expect(element.textContent?.replace(/\s+/g, ' ').trim()).toBe(expected);
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
