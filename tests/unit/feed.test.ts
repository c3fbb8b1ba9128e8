import { describe, expect, test } from 'vitest';
import { readFeed } from '../../src/features/blog/feed.ts';
import { FeedError } from '../../src/features/blog/feed-error.ts';
import { bytes, plainItems, rss } from '../support/feeds.ts';

const read = (xml: string) => readFeed(bytes(xml));

function fault(xml: string): string {
  try {
    read(xml);
  } catch (error) {
    if (error instanceof FeedError) return error.fault;
    throw error;
  }
  return 'none';
}

describe('a feed', () => {
  test('gives every item, one or many', () => {
    expect(read(rss(plainItems(1))).items).toHaveLength(1);
    expect(read(rss(plainItems(2000))).items).toHaveLength(2000);
    expect(read(rss([])).items).toEqual([]);
  });

  test('gives title, link, date and encoded content, with the description in its absence', () => {
    const [first, second] = read(
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

  test.each(['2024', '1e5', 'true', '0x10', '007'])('keeps the title %s a text', (title) => {
    expect(read(rss([{ title }])).items[0]?.title).toBe(title);
  });

  test('decodes numeric and named entities once, and leaves CDATA alone', () => {
    expect(read(rss([{ title: 'It&#8217;s &amp;amp; &quot;good&quot;' }])).items[0]?.title).toBe('It’s &amp; "good"');
    expect(read(rss([{ title: '<![CDATA[A &amp; B]]>' }])).items[0]?.title).toBe('A &amp; B');
  });

  test('keeps markup in a title where it stood', () => {
    expect(read(rss([{ title: 'One <i>two</i> three &amp; four' }])).items[0]?.title).toBe(
      'One <i>two</i> three &amp; four',
    );
  });

  test('keeps bodies to the byte, white space too', () => {
    const content = '\n  <pre>a\n\n   b</pre>\t\n';
    expect(read(rss([{ content }])).items[0]?.content).toBe(content);
  });

  test('takes the first link that says something, and survives empty items', () => {
    const xml = rss([]).replace(
      '</channel>',
      '<item><link/><link>https://b</link></item><item/><item></item></channel>',
    );
    expect(read(xml).items.map(({ link }) => link)).toEqual(['https://b', '', '']);
  });

  test('reads many thousands of entities', () => {
    const title = '&amp;'.repeat(60_000);
    expect(read(rss([{ title }])).items[0]?.title).toBe('&'.repeat(60_000));
  });

  test('forgives a bare ampersand', () => {
    expect(read(rss([{ title: 'Salt & pepper' }])).items[0]?.title).toBe('Salt & pepper');
  });
});

describe('what is no feed', () => {
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
  ])('%s is an error with a name', (_, xml, name) => {
    expect(fault(xml)).toBe(name);
  });

  test('says in words what is wrong, in one sentence', () => {
    expect(() => read('<html></html>')).toThrow(
      /^The blog feed’s address answers with something that is not an RSS feed: it is an HTML page\.$/,
    );
    expect(() => read(rss(plainItems(3)).slice(0, -120))).toThrow(/^The blog feed is broken XML: [^.]+\.$/);
  });

  test('does not let an entity grow without bound', () => {
    const lol = Array.from({ length: 9 }, (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`).join('');
    const bomb = `<!DOCTYPE rss [<!ENTITY l0 "lol">${lol}]><rss><channel><item><title>&l9;</title></item></channel></rss>`;
    const outcome = (() => {
      try {
        return read(bomb).items[0]?.title.length ?? 0;
      } catch {
        return 0;
      }
    })();
    expect(outcome).toBeLessThan(1_000_000);
  });
});
