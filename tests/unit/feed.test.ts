import { describe, expect, test } from 'vitest';
import { JSDOM } from 'jsdom';
import { fastXml } from '../../src/features/blog/posts/fast-xml.ts';
import { type Feed, readFeed } from '../../src/features/blog/read/feed.ts';
import type { ParseXml } from '../../src/features/blog/read/xml.ts';
import { nativeXml } from '../../src/features/blog/show/native-xml.ts';
import { type ItemFixture, plainItems, rss } from '../support/feeds.ts';
import cases from './cases/feed.json';

type Item = Partial<Feed['items'][number]>;

const URL = 'https://feed.example.com/functions/v1/fetch-blog-rss';
const browser = nativeXml(new JSDOM('').window as unknown as Window & typeof globalThis);
const readWith = (parse: ParseXml) => (xml: string | Uint8Array<ArrayBuffer>) =>
  readFeed(new Blob([xml]), { url: URL, parse });

const MODULES = Object.entries({
  content: 'http://purl.org/rss/1.0/modules/content/',
  c: 'http://purl.org/rss/1.0/modules/content/',
  d: 'http://purl.org/dc/elements/1.1/',
  itunes: 'http://www.itunes.com/dtds/podcast-1.0.dtd',
  media: 'http://search.yahoo.com/mrss/',
}).map(([prefix, name]) => `xmlns:${prefix}="${name}"`);
const channel = (inside: string) => `<rss version="2.0" ${MODULES.join(' ')}><channel>${inside}</channel></rss>`;

describe.each([
  ['a build', fastXml],
  ['a browser', browser],
])('a feed in %s', (...[, parse]) => {
  const read = readWith(parse);

  test('returns every item, one or many', async () => {
    for (const count of [0, 1, 2000]) expect((await read(rss(plainItems(count)))).items).toHaveLength(count);
  });

  test.each(cases.items as [string, ItemFixture, Item][])('has %s', async (_, item, expected) => {
    expect((await read(rss([item]))).items).toEqual([expect.objectContaining(expected)]);
  });

  test.each(cases.channels as [string, string, Item[]][])('has %s', async (_, inside, items) => {
    expect((await read(channel(inside))).items).toMatchObject(items);
  });

  test.each(cases.bodies)('has the body of an item with %s', async (_, description = '', elements, content) => {
    const text = description.startsWith('<!') ? description : `<![CDATA[${description}]]>`;
    const { items } = await read(channel(`<item><description>${text}</description>${elements}</item>`));
    expect(items[0]?.content).toBe(content);
  });

  test('reads many thousands of entities', async () => {
    const title = '&amp;'.repeat(60_000);
    expect((await read(rss([{ title }]))).items[0]?.title).toBe('&'.repeat(60_000));
  });

  test('ignores text after the end', async () => {
    const trailing = `${rss(plainItems(2))}<script>x < 1 && y</script><rss><channel><item/></channel></rss> and more`;
    expect((await read(trailing)).items).toHaveLength(2);
  });

  test('reads quotes of windows-1252', async () => {
    const xml = rss([{ title: '“Quoted” – for 5 €' }]).replace('UTF-8', 'windows-1252');
    const codes: Record<string, number> = { '“': 0x93, '”': 0x94, '–': 0x96, '€': 0x80 };
    const encoded = Uint8Array.from(xml, (letter) => codes[letter] ?? letter.charCodeAt(0));
    expect((await read(encoded)).items[0]?.title).toBe('“Quoted” – for 5 €');
  });

  test.each(cases.preambles)('begins after %s', async (_, preamble = '') => {
    expect((await read(preamble + rss(plainItems(2)))).items).toHaveLength(2);
    const broken = preamble + rss([{ title: 'a' }, { title: '<b>x</title><title></b>' }]);
    const line = 4 + (preamble.split('\n').length - 1);
    await expect(read(broken)).rejects.toThrow(
      parse === fastXml ? `is broken XML: line ${line}, ` : 'is broken XML: it is not well-formed',
    );
  });

  test('is named if it is cut off', async () => {
    const cut = rss(plainItems(3)).slice(0, -120);
    await expect(read(cut)).rejects.toThrow('is broken XML: it ends before its elements are closed');
  });
});

describe('documents that aren’t feeds', () => {
  const read = readWith(fastXml);

  test.each(cases['no feeds'])('%s is an error in one sentence', async (_, xml = '', sentence) => {
    await expect(read(xml)).rejects.toThrow(`The blog feed at ${URL} (PUBLIC_FEED_HOST) ${sentence}`);
  });

  test.each(cases.doctypes)('knows the entities that %s declares', async (doctype) => {
    const xml = rss([{ title: 'By &me;' }]).replace(/^<\?xml[^>]*>\s*/, '');
    expect((await read(doctype + xml)).items[0]?.title).toBe('By Anna');
  });

  test('limits the expansion of entities', async () => {
    const lol = Array.from({ length: 9 }, (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`).join('');
    const bomb = `<!DOCTYPE rss [<!ENTITY l0 "lol">${lol}]><rss><channel><item><title>&l9;</title></item></channel></rss>`;
    const outcome = await read(bomb).then(
      ({ items }) => items[0]?.title.length ?? 0,
      () => 0,
    );
    expect(outcome).toBeLessThan(1_000_000);
  });
});
