import '../../support/american.ts';
import { words } from '../../../src/locale.ts';
import { describe, expect, test } from 'vitest';
import { fastXml } from '../../../src/features/blog/posts/fast-xml.ts';
import { readFeed } from '../../../src/features/blog/read/feed.ts';
import { excerptOf, standfirst } from '../../../src/features/blog/description.ts';
import { fingerprint } from '../../../src/features/blog/post.ts';
import { completePost, outlinePosts } from '../../../src/features/blog/pipeline.ts';
import { type ItemFixture, rss } from '../../support/feeds.ts';
import { context } from '../../support/html.ts';
import cases from '../cases/posts.json';

const outline = async (items: ItemFixture[]) =>
  outlinePosts(await readFeed(new Blob([rss(items)]), { url: '', parse: fastXml }), context);
const posts = async (items: ItemFixture[]) =>
  (await outline(items)).map((_, index, all) => completePost(all, index, context));

describe('a post', () => {
  test('has every field', async () => {
    const [post] = await posts([
      {
        title: 'On Time',
        link: 'https://news.example.com/on-time',
        pubDate: 'Fri, 20 Nov 2026 09:30:00 +0000',
        content: '<p>First.</p><img src="/a.png" alt="A">',
      },
    ]);
    expect(post).toEqual({
      id: 'rss-1',
      slug: 'on-time',
      title: 'On Time',
      link: 'https://news.example.com/on-time',
      date: 'November 20, 2026',
      isoDate: '2026-11-20',
      author: 'The Author',
      category: words.category,
      excerpt: 'First.',
      description: 'First.',
      content: '<p>First.</p><img src="https://news.example.com/a.png" alt="A" loading="lazy" decoding="async">',
      image: 'https://news.example.com/a.png',
    });
  });

  test.each(cases['titles'] as [string, string][])('keeps the brackets of its title: %s', async (title, shown) => {
    const [post] = await posts([{ title: `<![CDATA[${title}]]>` }]);
    expect(post?.title).toBe(shown);
  });

  test('has its description as excerpt if it begins with a card', async () => {
    const excerpts = async (content: string) =>
      (await posts([{ description: 'What the author says of it.', content }]))[0]?.excerpt;
    expect(await excerpts('<img src="/a.png"><div class="kg-card kg-header-card"><h2>Header</h2></div><p>a</p>')).toBe(
      'What the author says of it.',
    );
    expect(await excerpts('<div class="wp-block-cover"><p>Cover</p></div>')).toBe('What the author says of it.');
    expect(await excerpts('<p>First.</p><div class="kg-card">b</div>')).toBe('First. b');
  });

  test('is numbered from 1 in the feed’s order', async () => {
    expect((await outline([{ title: 'a' }, { title: 'b' }])).map(({ id }) => id)).toEqual(['rss-1', 'rss-2']);
  });

  test('without a picture shows the fallback', async () => {
    expect((await posts([{ content: '<p>words</p>' }]))[0]?.image).toBe('/fallback.svg');
  });

  test.each(cases['small pictures'] as [string, string][])(
    'shows its first picture that isn’t %s',
    async (_, small) => {
      expect(
        (await posts([{ link: 'https://n.example/1', content: `<p>a</p>${small}<img src="/b.png">` }]))[0]?.image,
      ).toBe('https://n.example/b.png');
      expect((await posts([{ content: `<p>a</p>${small}` }]))[0]?.image).toBe('/fallback.svg');
    },
  );

  test.each([
    ['<enclosure url="/e.jpg" type="image/jpeg" length="1"/>', '/e.jpg'],
    ['<enclosure url="/e.jpg?w=9"/>', '/e.jpg?w=9'],
    [
      '<media:content url="/s.jpg" medium="image" width="300"/><media:content url="/m.jpg" type="image/webp" width="900"/>',
      '/m.jpg',
    ],
    [
      '<media:group><media:content url="/v.mp4" type="video/mp4"><media:thumbnail url="/t/9"/></media:content></media:group>',
      '/t/9',
    ],
    ['<enclosure url="/talk.mp3" type="audio/mpeg"/><itunes:image href="/i.jpg"/>', '/i.jpg'],
    ['<image><url>/u.png</url></image>', '/u.png'],
    ['<enclosure url="/talk.mp3" type="audio/mpeg"/><media:content url="/v.mp4" medium="video"/>', undefined],
  ])('without a picture in its body shows that of %s', async (attached, expected) => {
    const image = async (content: string) => {
      const feed = rss([{ link: 'https://n.example/1', content }]).replace('</item>', `${attached}</item>`);
      const all = await outlinePosts(await readFeed(new Blob([feed]), { url: '', parse: fastXml }), context);
      return completePost(all, 0, context).image;
    };
    expect(await image('<p>words</p><img src="/p.gif" width="1">')).toBe(
      expected ? `https://n.example${expected}` : '/fallback.svg',
    );
    expect(await image('<img src="/own.png">')).toBe('https://n.example/own.png');
  });

  test('without a title uses its first words', async () => {
    expect((await outline([{ title: '', content: '<p>One two three</p>' }]))[0]?.title).toBe('One two three');
    expect((await outline([{ content: '<p>One two three four five six seven eight nine</p>' }]))[0]?.title).toBe(
      'One two three four five six seven eight…',
    );
    expect((await outline([{ title: '' }]))[0]?.title).toBe(words.untitled);
  });

  test('has a plain-text title without markup', async () => {
    expect((await outline([{ title: 'A <b>bold</b> &amp; new one' }]))[0]?.title).toBe('A bold & new one');
    expect((await outline([{ title: 'A &lt;b&gt;bold&lt;/b&gt; &amp;amp; new one' }]))[0]?.title).toBe(
      'A bold & new one',
    );
  });
});

describe('an excerpt', () => {
  test('is the first 200 characters, with an ellipsis if there are more', () => {
    expect(excerptOf('a'.repeat(200))).toBe('a'.repeat(200));
    expect(excerptOf('a'.repeat(201))).toBe(`${'a'.repeat(200)}…`);
    expect(excerptOf(`${'a'.repeat(199)} b`)).toBe(`${'a'.repeat(199)}…`);
    expect(excerptOf('')).toBe('');
  });

  test('counts characters, not UTF-16 code units', () => {
    expect(excerptOf('🙂'.repeat(201))).toBe(`${'🙂'.repeat(200)}…`);
  });

  test('is plain text, with a space between paragraphs and without scripts', async () => {
    const [post] = await posts([
      { content: '<p>One</p><p>two&nbsp;<b>thr</b>ee</p><script>no()</script><style>p{}</style>' },
    ]);
    expect(post?.excerpt).toBe('One two three');
  });
});

describe('the fingerprint of posts', () => {
  test('changes only with a title, a body or the order', async () => {
    const items = [{ title: 'a', content: 'x' }, { title: 'b' }];
    const print = async (list: ItemFixture[]) => (await outline(list)).map(fingerprint).join();
    expect(await print(items)).toBe(await print(items.map((entry) => ({ ...entry }))));
    expect(await print([{ title: 'a', content: 'y' }, { title: 'b' }])).not.toBe(await print(items));
    expect(await print(items.toReversed())).not.toBe(await print(items));
  });
});

test('shows the author’s description before a post, unless it repeats the beginning or is long', () => {
  const excerpt = 'A post begins with a sentence that is longer than forty characters, and goes on.';
  expect(standfirst({ description: 'What it is about, in one sentence.', excerpt })).toMatch(/^What/);
  expect(standfirst({ description: excerpt.slice(0, 66), excerpt })).toBe('');
  expect(standfirst({ description: `${excerpt.slice(0, 40)} other words.`, excerpt })).toBe('');
  expect(standfirst({ description: 'x'.repeat(180), excerpt })).toHaveLength(180);
  expect(standfirst({ description: 'x'.repeat(200), excerpt })).toBe('');
  expect(standfirst({ description: '', excerpt })).toBe('');
});
