import { describe, expect, test } from 'vitest';
import { JSDOM } from 'jsdom';
import { fastXml } from '../../src/features/blog/posts/fast-xml.ts';
import { readFeed } from '../../src/features/blog/read/feed.ts';
import type { ParseXml } from '../../src/features/blog/read/xml.ts';
import { nativeXml } from '../../src/features/blog/show/native-xml.ts';
import { FeedError } from '../../src/features/blog/read/feed-error.ts';
import { plainItems, rss } from '../support/feeds.ts';
import cases from './cases/feed.json';

const URL = 'https://feed.example.com/functions/v1/fetch-blog-rss';
const browser = nativeXml(new JSDOM('').window as unknown as Window & typeof globalThis);

type Source = string | Uint8Array<ArrayBuffer>;
const readWith = (parse: ParseXml) => (xml: Source) => readFeed(new Blob([xml]), { url: URL, parse });
async function fault(xml: string): Promise<string> {
  try {
    await readWith(fastXml)(xml);
  } catch (error) {
    if (error instanceof FeedError) return error.fault;
    throw error;
  }
  return 'none';
}

describe.each([
  ['a build', fastXml],
  ['a browser', browser],
])('a feed in %s', (...[, parse]) => {
  const read = readWith(parse);

  test('returns every item, one or many', async () => {
    expect((await read(rss(plainItems(1)))).items).toHaveLength(1);
    const many = 2000;
    expect((await read(rss(plainItems(many)))).items).toHaveLength(many);
    expect((await read(rss([]))).items).toEqual([]);
  });

  test('returns title, link, date and encoded content, or the description without it', async () => {
    const [first, second] = (
      await read(
        rss([
          {
            title: 'A',
            link: 'https://a',
            pubDate: 'Wed, 01 Jan 2025 00:00:00 GMT',
            description: 'short',
            content: '<p>long</p>',
          },
          { description: 'only this' },
        ]),
      )
    ).items;
    expect(first).toEqual({
      title: 'A',
      link: 'https://a',
      pubDate: 'Wed, 01 Jan 2025 00:00:00 GMT',
      content: '<p>long</p>',
      summary: 'short',
    });
    expect(second).toEqual({ title: '', link: '', pubDate: '', content: 'only this', summary: '' });
  });

  test.each(cases['bodies'] as [string, string, string, string][])(
    'reads the body of an item with %s',
    async (_, description, elements, content) => {
      const names =
        'xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:media="http://search.yahoo.com/mrss/"';
      const xml = rss([{ title: 'a' }])
        .replace('<rss', `<rss ${names}`)
        .replace(
          '</item>',
          `<description>${description.startsWith('<!') ? description : `<![CDATA[${description}]]>`}</description>${elements}</item>`,
        );
      expect((await read(xml)).items[0]?.content).toBe(content);
    },
  );

  test.each(['2024', '1e5', 'true', '0x10', '007'])('keeps the title %s as text', async (title) => {
    expect((await read(rss([{ title }]))).items[0]?.title).toBe(title);
  });

  test('decodes numeric and named entities once, and leaves CDATA alone', async () => {
    expect((await read(rss([{ title: 'It&#8217;s &amp;amp; &quot;good&quot;' }]))).items[0]?.title).toBe(
      'It’s &amp; "good"',
    );
    expect((await read(rss([{ title: '<![CDATA[A &amp; B]]>' }]))).items[0]?.title).toBe('A &amp; B');
  });

  test('keeps markup in a title', async () => {
    expect((await read(rss([{ title: 'One <i>two</i> three &amp; four' }]))).items[0]?.title).toBe(
      'One <i>two</i> three &amp; four',
    );
  });

  test('keeps bodies unchanged, with their white space', async () => {
    const content = '\n  <pre>a\n\n   b</pre>\t\n';
    expect((await read(rss([{ content }]))).items[0]?.content).toBe(content);
  });

  test('uses the first link that isn’t empty, and accepts empty items', async () => {
    const xml = rss([]).replace(
      '</channel>',
      '<item><link/><link>https://b</link></item><item/><item></item></channel>',
    );
    expect((await read(xml)).items.map(({ link }) => link)).toEqual(['https://b', '', '']);
  });

  test('reads many thousands of entities', async () => {
    const title = '&amp;'.repeat(60_000);
    expect((await read(rss([{ title }]))).items[0]?.title).toBe('&'.repeat(60_000));
  });

  test('ignores text after the end', async () => {
    const trailing = `${rss(plainItems(2))}<script>x < 1 && y</script><rss><channel><item/></channel></rss> and more`;
    expect((await read(trailing)).items).toHaveLength(2);
  });

  test('ignores items in texts and comments', async () => {
    const content = '</item><item><title>no</title></item>';
    const xml = rss([{ title: 'a', content }, { title: 'b' }]).replace('<item>', '<!-- <item> --><item>');
    expect((await read(xml)).items.map(({ title }) => title)).toEqual(['a', 'b']);
  });

  test('finds the encoded content and the date by their namespaces', async () => {
    const xml = rss([{ title: 'a' }])
      .replace('xmlns:content=', 'xmlns:d="http://purl.org/dc/elements/1.1/" xmlns:c=')
      .replace('</title></item>', '</title><c:encoded>long</c:encoded><d:date>2026-11-20</d:date></item>');
    expect((await read(xml)).items[0]).toMatchObject({ content: 'long', pubDate: '2026-11-20' });
  });

  test('resolves an item’s link against the channel’s, that against the feed’s address', async () => {
    const links = async (link: string, channel?: string) =>
      (await read(rss([{ title: 'a', link }], { link: channel }))).items[0]?.link;
    expect(await links('/p/1', 'https://news.example.com/blog')).toBe('https://news.example.com/p/1');
    expect(await links('p/1', '/blog/')).toBe('https://feed.example.com/blog/p/1');
    expect(await links('www.example.com/p', 'https://news.example.com')).toBe('https://www.example.com/p');
    expect(await links('https://a.example.com/', '/')).toBe('https://a.example.com/');
  });

  test('uses a guid that is an address as the missing link', async () => {
    const link = async (guid: string) =>
      (await read(rss([{ title: 'a' }]).replace('</item>', `${guid}</item>`))).items[0]?.link;
    expect(await link('<guid>https://news.example.com/1</guid>')).toBe('https://news.example.com/1');
    expect(await link('<guid isPermaLink="false">https://news.example.com/?p=1</guid>')).toBe('');
    expect(await link('<guid>tag:1</guid>')).toBe('');
  });

  test('drops control characters, and writes bare line breaks once', async () => {
    expect((await read(rss([{ title: 'a\u0002b\u001f' }]))).items[0]?.title).toBe('ab');
    const bare = rss([{ title: 'a' }]).replace(
      '</title></item>',
      '</title><description>x<br/>y<img src="z"/></description></item>',
    );
    expect((await read(bare)).items[0]?.content).toBe('x<br>y<img src="z">');
  });

  test('reads the numbers of Windows characters as HTML does', async () => {
    const title = 'a&#150;b&#146;s &#x93;c&#148; d\u0085';
    expect((await read(rss([{ title, content: 'a&#146;s' }]))).items[0]).toMatchObject({
      title: 'a–b’s “c” d…',
      content: 'a’s',
    });
    expect((await read(rss([{ title: 'a', description: 'x&#146;y' }]))).items[0]?.content).toBe('x’y');
  });

  test('reads quotes of windows-1252', async () => {
    const xml = rss([{ title: '“Quoted” – for 5 €' }]).replace('UTF-8', 'windows-1252');
    const codes: Record<string, number> = { '“': 0x93, '”': 0x94, '–': 0x96, '€': 0x80 };
    const encoded = Uint8Array.from(xml, (letter) => codes[letter] ?? letter.charCodeAt(0));
    expect((await read(encoded)).items[0]?.title).toBe('“Quoted” – for 5 €');
  });

  test('drops links that aren’t http(s)', async () => {
    const link = async (value: string) => (await read(rss([{ title: 'a', link: value }]))).items[0]?.link;
    for (const value of [
      'javascript:alert(1)',
      'data:text/html,x',
      'vbscript:x',
      'file:///etc/passwd',
      'ftp://a/b',
      'mailto:a@b.c',
    ])
      expect(await link(value), value).toBe('');
  });

  test.each(cases['preambles'] as [string, string][])('begins after %s', async (_, preamble) => {
    expect((await read(preamble + rss(plainItems(2)))).items).toHaveLength(2);
    const broken = preamble + rss([{ title: 'a' }, { title: '<b>x</title><title></b>' }]);
    const line = 4 + (preamble.split('\n').length - 1);
    await expect(read(broken)).rejects.toThrow(
      parse === fastXml ? `is broken XML: line ${line}, ` : 'is broken XML: it is not well-formed',
    );
  });

  test('ignores an item in a processing instruction', async () => {
    const xml = rss(plainItems(2)).replace('<channel>', '<?php <item> ?><channel>');
    expect((await read(xml)).items).toHaveLength(2);
  });

  test('accepts a bare ampersand', async () => {
    expect((await read(rss([{ title: 'Salt & pepper' }]))).items[0]?.title).toBe('Salt & pepper');
    expect(await fault(rss([{ title: 'Salt & pepper</x>' }]))).toBe('broken-xml');
  });
});

describe('documents that aren’t feeds', () => {
  const read = readWith(fastXml);

  test.each([
    ['an HTML page', '<!DOCTYPE html><html><body>Not found</body></html>', 'not-a-feed'],
    ['JSON', '{"error":"no"}', 'not-a-feed'],
    ['nothing', '', 'not-a-feed'],
    ['Atom', '<feed xmlns="http://www.w3.org/2005/Atom"><entry><title>x</title></entry></feed>', 'not-a-feed'],
    ['RDF', '<rdf:RDF xmlns:rdf="x"><item><title>x</title></item></rdf:RDF>', 'not-a-feed'],
    ['a feed without a channel', '<rss version="2.0"></rss>', 'not-a-feed'],
    ['a feed cut inside CDATA', rss(plainItems(3)).slice(0, -120), 'broken-xml'],
    ['a feed cut between items', `${rss(plainItems(3)).split('</item>')[0]}</item>`, 'broken-xml'],
    ['crossed tags', rss([{ title: 'x' }]).replace('</title></item>', '</item></title>'), 'broken-xml'],
    ['a prototype in a tag', rss([]).replace('</channel>', '<__proto__>x</__proto__></channel>'), 'broken-xml'],
  ])('%s is an error with a name', async (_, xml, name) => {
    expect(await fault(xml)).toBe(name);
  });

  test('describes an error in one sentence, with its position and variable', async () => {
    const feed = 'The blog feed at https://feed.example.com/functions/v1/fetch-blog-rss (PUBLIC_FEED_HOST)';
    await expect(read('<html></html>')).rejects.toThrow(`${feed} is not an RSS feed: it is an HTML page.`);
    await expect(read('<!doctype  html><p>x</p>')).rejects.toThrow(': it is an HTML page.');
    await expect(read('no')).rejects.toThrow(': it does not start like XML.');
    await expect(read('<a><html/></a>')).rejects.toThrow(': it begins with <a> and has no rss.channel.');
    await expect(read('<rss></rss >')).rejects.toThrow(': it has no rss.channel.');
    await expect(read('<RDFa/>')).rejects.toThrow(': it begins with <RDFa> and has no rss.channel.');
    await expect(read('<RDF/>')).rejects.toThrow(/: it is an RDF feed/);
    await expect(read('<feed xmlns="http://www.w3.org/2005/Atom"/>')).rejects.toThrow(
      /: it is an Atom feed, and .* RSS 2\.0\.$/,
    );
    await expect(read('<rdf:RDF xmlns:rdf="x"></rdf:RDF>')).rejects.toThrow(/: it is an RDF feed \(RSS 1\.0\), and/);
    await expect(read('<RSS><channel/></RSS>')).rejects.toThrow(/: it begins with <RSS> and has no rss\.channel\.$/);
    await expect(read(rss(plainItems(3)).slice(0, -120))).rejects.toThrow(`${feed} is broken XML: it ends before`);
    await expect(read(rss([{ title: 'a' }, { title: '<b>x</title><title></b>' }]))).rejects.toThrow(
      /is broken XML: line 4, /,
    );
  });

  test('detects a truncated feed in a browser, without validation', async () => {
    await expect(readWith(browser)(rss(plainItems(3)).slice(0, -120))).rejects.toThrow(
      /it ends before its elements are closed/,
    );
    expect((await readWith(browser)(rss(plainItems(3)))).items).toHaveLength(3);
  });

  test.each(cases['doctypes'])('knows the entities that %s declares', async (doctype) => {
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
