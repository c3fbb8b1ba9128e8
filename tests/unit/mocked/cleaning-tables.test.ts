import '../../support/american.ts';
import { describe, expect, test } from 'vitest';
import providers from '../../../src/features/blog/clean/providers.json';
import unwanted from '../../../src/features/blog/clean/unwanted.json';
import { words } from '../../../src/locale.ts';
import { html } from '../../support/html.ts';
import cases from '../cases/cleaning-tables.json';

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

describe('an embed', () => {
  const places = Object.entries(providers.offers).flatMap(([offer, hosts]) =>
    hosts.split(' ').map((place) => [place, offer as keyof typeof words.embeds] as const),
  );
  test.each(places)('of %s leaves a link that says %s, and where', (place, offer) => {
    const [link, ...others] = links(`<iframe src="https://${place}/1"></iframe>`);
    expect(others).toEqual([]);
    expect(link?.text).toBe(words.embeds[offer].replace('{place}', new URL(`https://${place}`).host));
  });

  const rows = [...providers.pages, ...providers.ids.map(([provider, , ...row]) => [provider, ...row])];
  test.each(rows as [string, string, string][])('by %s leads to %s', (_, page, example) => {
    const address = page.replace(/[.?]/g, '\\$&').replace(/\$\d/g, '[\\w.:/-]+');
    expect(links(example).map(({ href }) => href)).toEqual([expect.stringMatching(new RegExp(`^https://${address}$`))]);
  });

  test.each(cases['labels'] as [string, string, string][])('says what and where by %s', (_, source, text) =>
    expect(links(source).map((link) => link.text)).toEqual([text]),
  );

  test('has words of its own if its address is another', () => {
    const frame = (id: string) => `<iframe src="https://www.loom.com/embed/${id}"></iframe><p>Words</p>`;
    expect(links(frame('0a') + frame('0b') + frame('0a')).map(({ text }) => text)).toEqual([
      'Watch the video on loom.com',
      'Watch the video on loom.com (2)',
      'Watch the video on loom.com',
    ]);
  });

  test.each(cases['own files'] as [string, string, string][])(
    'of the site’s own plays in the page, and loads nothing before: %s',
    (source, tag, src) => {
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
    },
  );

  test.each(cases['lost'])('without an address is named: %s', (source) => {
    const { lost, element } = clean(source);
    expect(lost).toHaveLength(1);
    expect(element.querySelector('a')).toBeNull();
  });

  test.each(cases['not lost'])('is not named if it is linked, or shows nothing: %s', (source) =>
    expect(clean(source).lost).toEqual([]),
  );

  test.each(cases['sizes'] as [string, string][])(
    'of any size is linked if it has content or an address inside: %s',
    (source, href) => expect(links(source).map((link) => link.href)).toEqual([href]),
  );
});

describe('an empty element’s JSON', () => {
  const attribute = (json: string) => json.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

  test.each(cases['json'])('is shown: %s', (json) => {
    const { element, lost } = clean(`<div class="some-embed" data-attrs="${attribute(json)}"></div>`);
    expect(element.innerHTML).toMatch(/Words|words\.jpeg/);
    expect(element.innerHTML).not.toContain('both.jpeg');
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
  test.each(unwanted as [string, string][])('doesn’t get %s', (_, example) => {
    const { text, lost, element } = clean(example);
    expect(text).toBe('Before. After.');
    expect(lost).toEqual([]);
    expect(element.querySelector('img, a')).toBeNull();
  });

  test.each(cases['shown'])('gets %s', (source) => expect(clean(source).element.innerHTML).toMatch(/Words|<a /));

  test.each(cases['audio players'] as [string, string, string][])(
    'gets %s player’s title and link, without its controls',
    (_, source, title) => {
      expect(clean(source).text).toBe(`Before. ${title} After.`.replace('  ', ' '));
      expect(links(source)).toEqual([{ href: 'https://x/a.mp3', text: 'Listen to a.mp3' }]);
    },
  );

  test.each(cases['letters'] as [string, string][])('gets what a letter has for all: %s', (source, text) =>
    expect(clean(source).text).toBe(`Before.${text} After.`),
  );
});

describe('a table', () => {
  const data = '<table><tbody><tr><th>Tool</th><th>Hours</th></tr><tr><td>One</td><td>12</td></tr></tbody></table>';
  const region = /^<div role="group" aria-label="Table 1" tabindex="0"><table>.*<\/table><\/div>$/;
  const inside = (source: string) => clean(source).element.innerHTML.replace(/^<p>Before.<\/p>|<p>After.<\/p>$/g, '');

  test.each(cases['layouts'] as [string, string, string][])(
    'that only places its content is unwrapped, by %s',
    (_, source, expected) => expect(inside(source)).toBe(expected),
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
      const { element, text } = clean(`<p>${spacer}</p><p><a href="https://x/">${spacer}</a></p><h3>${spacer}</h3>`);
      expect(text).toBe('Before. After.');
      expect(element.children).toHaveLength(2);
    },
  );

  test.each(cases['joiners'] as [string, string][])('stay where they join: %j', (source, text) =>
    expect(clean(`<p>${source}</p>`).text).toBe(`Before. ${text} After.`),
  );
});
