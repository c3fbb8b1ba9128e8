import { describe, expect, test } from 'vitest';
import providers from '../../src/features/blog/clean/providers.json';
import unwanted from '../../src/features/blog/clean/unwanted.json';
import { words } from '../../src/locale.ts';
import { html } from '../support/html.ts';

const POST = 'https://news.example.com/posts/1';
const clean = (source: string) => html.body(`<p>Before.</p>${source}<p>After.</p>`, POST);
const links = (source: string) => {
  const { element, lost } = clean(source);
  expect(lost).toEqual([]);
  return Array.from(element.querySelectorAll('a'), (link) => ({
    href: link.href,
    text: (link.firstChild?.nodeValue ?? '').trim(),
  }));
};

/** A provider's or a pattern's example. Every row must have one. */
const exampleOf = (row: string, examples: Record<string, string>) => examples[row] ?? `${row} has no example`;

describe('an embed', () => {
  test.each(Object.entries(providers.offers))('of %s leaves a link that says %s, and where', (place, offer) => {
    const example = exampleOf(place, providers.examples);
    const [link, ...others] = links(example);
    expect(others).toEqual([]);
    const host = new URL(link?.href ?? '').host.replace(/^www\./, '');
    expect(example.replaceAll('\\', '')).toContain(place);
    expect(link?.text).toBe(words.embeds[offer as keyof typeof words.embeds].replace('{place}', host));
  });

  const named = Object.entries(providers.named).map(([provider, { page }]) => [provider, page]);
  test.each([...Object.entries(providers.pages), ...named])('by %s leads to %s', (pattern, page = '') => {
    const address = page.replace(/[.?]/g, '\\$&').replace(/\$\d/g, '[\\w/-]+');
    expect(links(exampleOf(pattern ?? '', providers.examples)).map(({ href }) => href)).toEqual([
      expect.stringMatching(new RegExp(`^${address}$`)),
    ]);
  });

  test.each([
    ['a file', '<audio controls src="https://cdn.example.org/ep%201.mp3?token=1"></audio>', 'Listen to ep 1.mp3'],
    [
      'a host that no one knows',
      '<iframe src="https://quiz.example/e/1"></iframe>',
      'Open the embedded page on quiz.example',
    ],
    [
      'a widget that no one knows',
      '<div data-src="https://quiz.example/e/1"></div>',
      'Open the embedded page on quiz.example',
    ],
    [
      'a title',
      '<iframe src="https://www.loom.com/embed/0a" title="The talk"></iframe>',
      'Watch the video on loom.com: The talk',
    ],
    [
      'a player’s own title',
      '<iframe src="https://youtu.be/abcdefghijk" title="YouTube video player"></iframe>',
      'Watch the video on youtu.be',
    ],
    ['an element’s kind', '<video src="https://x.example/stream"></video>', 'Watch the video on x.example'],
  ])('says what and where by %s', (_, source, text) => expect(links(source).map((link) => link.text)).toEqual([text]));

  test('has words of its own if its address is another', () => {
    const frame = (id: string) => `<iframe src="https://www.loom.com/embed/${id}"></iframe><p>Words</p>`;
    expect(links(frame('0a') + frame('0b') + frame('0a')).map(({ text }) => text)).toEqual([
      'Watch the video on loom.com',
      'Watch the video on loom.com (2)',
      'Watch the video on loom.com',
    ]);
  });

  test.each([
    [
      '<video src="https://www.example.com/coach-loop.mp4" autoplay poster="/p.jpg"></video>',
      'video',
      '/coach-loop.mp4',
    ],
    ['<audio><source src="https://www.example.com/a.mp3" type="audio/mpeg"></audio>', 'audio', '/a.mp3'],
    ['<iframe src="//www.example.com/talk.webm"></iframe>', 'video', '/talk.webm'],
  ])('of the site’s own plays in the page, and loads nothing before: %s', (source, tag, src) => {
    const { element, text } = clean(source);
    const player = element.querySelector('video, audio');
    expect(player?.localName).toBe(tag);
    expect(Object.fromEntries(Array.from(player?.attributes ?? [], ({ name, value }) => [name, value]))).toEqual({
      src,
      controls: '',
      preload: 'none',
      'aria-label': expect.stringContaining(src.slice(1)),
    });
    expect(text).toBe('Before. After.');
  });

  test.each([
    '<div data-tf-live="01HABC"></div><script src="//embed.typeform.com/next/embed.js"></script>',
    '<script src="https://js.hsforms.net/forms/embed/v2.js"></script><script>hbspt.forms.create({ formId: "a" })</script>',
    '<script async data-uid="a" src="https://someone.ck.page/a/index.js"></script>',
    '<div class="poll-embed" data-attrs="{&quot;id&quot;:1}"></div>',
  ])('without an address is named: %s', (source) => {
    const { lost, element } = clean(source);
    expect(lost).toHaveLength(1);
    expect(element.querySelector('a')).toBeNull();
  });

  test.each([
    '<div class="calendly-inline-widget" data-url="https://calendly.com/a"></div><script src="https://assets.calendly.com/w.js"></script>',
    '<blockquote class="twitter-tweet"><p>Words</p><a href="https://twitter.com/a/status/1">May 1</a></blockquote><script src="https://platform.twitter.com/widgets.js"></script>',
    '<iframe src="https://www.googletagmanager.com/ns.html?id=G" width="0" height="0"></iframe><script src="https://www.googletagmanager.com/gtag/js"></script>',
    '<div class="sharethis" data-url="https://news.example.com/posts/1"></div>',
  ])('is not named if it is linked, or shows nothing: %s', (source) => expect(clean(source).lost).toEqual([]));

  test.each([
    [
      '<iframe width="0" height="0" src=""><a href="https://unknown.example/x">x</a></iframe>',
      'https://unknown.example/x',
    ],
    [
      '<iframe style="width:1px;min-width:100%" height="200" src="https://player.example/1"></iframe>',
      'https://player.example/1',
    ],
    [
      '<iframe width="1" height="1" src="https://www.youtube.com/embed/abcdefghijk"></iframe>',
      'https://www.youtube.com/watch?v=abcdefghijk',
    ],
  ])('of any size is linked if it has content or an address inside: %s', (source, href) =>
    expect(links(source).map((link) => link.href)).toEqual([href]),
  );
});

describe('an empty element’s JSON', () => {
  const attribute = (json: string) => json.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

  test.each([
    '{"url":"https://x.com/a/status/17","full_text":"Words"}',
    '{"comment":{"body":"Words","name":"Some One"}}',
    '{"gallery":{"images":[],"caption":"Words"}}',
    '{"persistentExpression":"Words","id":"A"}',
    '{"gallery":{"images":[{"type":"image/jpeg","src":"https://x/words.jpeg"}]}}',
  ])('is shown: %s', (json) => {
    const { element, lost } = clean(`<div class="some-embed" data-attrs="${attribute(json)}"></div>`);
    expect(element.innerHTML).toMatch(/Words|words\.jpeg/);
    expect(lost).toEqual([]);
  });

  test('has an address with a title, also in an attribute of another name', () => {
    const json = attribute('{"title":"An older letter","canonical_url":"https://letters.example.org/p/older"}');
    const link = {
      href: 'https://letters.example.org/p/older',
      text: 'Open the embedded page on letters.example.org: An older letter',
    };
    expect(links(`<div data-attrs="${json}"></div>`)).toEqual([link]);
    expect(links(`<div class="sqs-block" data-block-json="${json}"></div>`)).toEqual([link]);
    expect(links(`<div data-attrs="${json}"><p>Its own words.</p></div>`)).toEqual([]);
  });
});

describe('a reader of the site', () => {
  test.each(unwanted.patterns)('doesn’t get %s', (pattern) => {
    const { text, lost, element } = clean(exampleOf(pattern, unwanted.examples));
    expect(text).toBe('Before. After.');
    expect(lost).toEqual([]);
    expect(element.querySelector('img, a')).toBeNull();
  });

  test.each([
    '<div class="digest-post-embed" data-attrs="{&quot;title&quot;:&quot;Please subscribe&quot;,&quot;url&quot;:&quot;https://x/&quot;}"></div>',
    '<div class="video-js vjs-controls-enabled"><video src="https://x/v.mp4"></video></div>',
    '<table class="preheader"><tr><td><h2>Words</h2></td></tr></table>',
    '<div class="post subscribe-links">Words</div>',
  ])('gets %s', (source) => expect(clean(source).element.innerHTML).toMatch(/Words|<a /));

  test.each([
    [
      'Ghost’s',
      '<div class="kg-card kg-audio-card"><img src="" class="kg-audio-thumbnail kg-audio-hide"><div class="kg-audio-thumbnail placeholder"><svg></svg></div><audio src="https://x/a.mp3"></audio><div class="kg-audio-title">The talk</div><div class="kg-audio-player"><button>▶</button><span class="kg-audio-current-time">0:00</span><div>/<span>62.4</span></div></div></div>',
      'The talk',
    ],
    [
      'MediaElement’s',
      '<div class="mejs-container"><span class="mejs-offscreen">The talk</span><audio src="https://x/a.mp3"></audio><div class="mejs-controls"><div class="mejs-time"><span class="mejs-currenttime">00:00</span></div></div></div>',
      'The talk',
    ],
    [
      'Plyr’s',
      '<div class="plyr plyr--audio"><div class="plyr__controls"><div class="plyr__time">00:00</div></div><audio src="https://x/a.mp3"></audio></div>',
      '',
    ],
    [
      'Castos’s',
      '<div class="castos-player"><div class="episode-title">The talk</div><audio><source src="https://x/a.mp3"></audio><div class="ssp-playback"><time class="ssp-timer">00:00</time>/<time>31:02</time></div><nav class="player-panels-nav">Subscribe</nav></div>',
      'The talk',
    ],
  ])('gets %s player’s title and link, without its controls', (_, source, title) => {
    expect(clean(source).text).toBe(`Before. ${title} After.`.replace('  ', ' '));
    expect(links(source)).toEqual([{ href: 'https://x/a.mp3', text: 'Listen to a.mp3' }]);
  });

  test.each([
    [
      '<!--kg-gated-block:begin nonMember:false memberSegment:"status:free" --><p>Members</p><!--kg-gated-block:end-->',
      '',
    ],
    ['<!--kg-gated-block:begin nonMember:true memberSegment:"" --><p>All</p><!--kg-gated-block:end-->', ' All'],
    ['<p>Hello {first_name, "you"},</p>', ' Hello you,'],
    ['<p>Hello {{ subscriber.first_name | default: "you" }}</p>', ' Hello you'],
    ["<p>Hello {$name|default('you')}</p>", ' Hello you'],
    ['<pre><code>{name, "you"}</code></pre>', ' {name, "you"}'],
  ])('gets what a letter has for all: %s', (source, text) => expect(clean(source).text).toBe(`Before.${text} After.`));
});

describe('a table', () => {
  const data = '<table><tbody><tr><th>Tool</th><th>Hours</th></tr><tr><td>One</td><td>12</td></tr></tbody></table>';
  const region = /^<div role="group" aria-label="Table 1" tabindex="0"><table>.*<\/table><\/div>$/;
  const inside = (source: string) => clean(source).element.innerHTML.replace(/^<p>Before.<\/p>|<p>After.<\/p>$/g, '');

  test.each([
    ['a role', `<table role="presentation"><tr><td>Words</td><td>more</td></tr></table>`, '<p>Words</p><p>more</p>'],
    [
      'a table inside',
      `<table><tr><td><table><tr><td><h2>Words</h2></td></tr></table></td></tr></table>`,
      '<h2>Words</h2>',
    ],
    ['one cell', `<table width="600"><tr><td><h2>Words</h2><p>more</p></td></tr></table>`, '<h2>Words</h2><p>more</p>'],
    [
      'one column',
      `<table><tr><td>Words</td></tr><tr><td>&nbsp;</td></tr><tr><td>more</td></tr></table>`,
      '<p>Words</p><p>more</p>',
    ],
    [
      'one row of blocks',
      `<table><tr><td><h3>Words</h3></td><td><p>more</p></td></tr></table>`,
      '<h3>Words</h3><p>more</p>',
    ],
  ])('that only places its content is unwrapped, by %s', (_, source, expected) =>
    expect(inside(source)).toBe(expected),
  );

  test('of data keeps its frame, also inside a layout', () => {
    expect(inside(data)).toMatch(region);
    expect(inside(`<table role="none"><tr><td>${data}</td></tr></table>`)).toMatch(region);
    expect(inside('<table><tr><td>One</td><td>12</td></tr></table>')).toMatch(region);
    expect(inside('<table><tr><th>One</th></tr><tr><td>12</td></tr></table>')).toMatch(region);
  });

  test('of Blogger becomes a picture with its caption', () => {
    const source =
      '<table class="tr-caption-container"><tr><td><img src="https://x/a.jpg"></td></tr><tr><td class="tr-caption">A desk</td></tr></table>';
    expect(inside(source)).toMatch(/^<figure><p><img [^>]+><\/p><figcaption>A desk<\/figcaption><\/figure>$/);
  });
});

describe('invisible characters', () => {
  test.each(['\u200D', '\u2060', '\u2800', '\u200E', '\u3164', '\u115F \u00AD', '\u{E0020}', '\uFEFF<br>\u180E'])(
    'alone are empty: %j',
    (spacer) => {
      const { element, text } = clean(`<p>${spacer}</p><h3>${spacer}</h3>`);
      expect(text).toBe('Before. After.');
      expect(element.children).toHaveLength(2);
    },
  );

  test.each([
    ['👩\u200D💻 ❤\uFE0F', '👩\u200D💻 ❤\uFE0F'],
    ['می\u200Cخواهم \u0915\u094D\u200D\u0937', 'می\u200Cخواهم \u0915\u094D\u200D\u0937'],
    ['\u200DHeading\u200B', 'Heading'],
    ['🏴\u{E0067}\u{E0062}\u{E007F}', '🏴\u{E0067}\u{E0062}\u{E007F}'],
  ])('stay where they join: %j', (source, text) =>
    expect(clean(`<p>${source}</p>`).text).toBe(`Before. ${text} After.`),
  );
});
