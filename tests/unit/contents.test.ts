import { describe, expect, it, test } from 'vitest';
import { readablePost as read } from '../../src/features/blog/contents.ts';

const readablePost = (content: string, image = '') => read({ content, image });
const words = (count: number) => `<p>${'word '.repeat(count)}</p>`;
const headings = (count: number) => Array.from({ length: count }, (_, at) => `<h2>Part ${at + 1}</h2>`).join('');

describe('the minutes that a post takes', () => {
  it.each([
    [0, 1],
    [100, 1],
    [660, 3],
    [900, 4],
  ])('of %i words are %i', (count, minutes) => {
    expect(readablePost(words(count)).minutes).toBe(minutes);
  });

  it.each([
    ['Japanese', '業務の自動化をどこから始めるか。', 4500, 10],
    ['Chinese', '从哪里开始自动化？', 4500, 9],
    ['Thai', 'เริ่มต้นอัตโนมัติที่ไหน ', 4500, 4],
    ['Korean', '자동화를 어디서 시작할까요? ', 4500, 4],
    ['English among Japanese', 'AI tools を業務で使う。', 4500, 6],
  ])('of %s are those that its readers need', (_, sentence, length, minutes) => {
    const text = sentence.repeat(Math.round(length / sentence.length));
    expect(readablePost(`<p>${text}</p>`).minutes).toBe(minutes);
  });
});

describe('the contents of a post', () => {
  it('list its headings if it has at least four', () => {
    expect(readablePost(headings(3)).contents).toEqual([]);
    expect(readablePost(headings(4)).contents).toHaveLength(4);
  });

  it('list two headings of a post with more than 900 words', () => {
    expect(readablePost(headings(2) + words(950)).contents).toEqual([
      { id: 'part-1', title: 'Part 1' },
      { id: 'part-2', title: 'Part 2' },
    ]);
    expect(readablePost(headings(1) + words(950)).contents).toEqual([]);
  });

  it('link to the headings’ ids', () => {
    const { body, contents } = readablePost(`<h2 id="user-content-a">One</h2>${headings(3)}`);
    expect(contents[0]?.id).toBe('user-content-a');
    for (const { id } of contents) expect(body.split(`id="${id}"`)).toHaveLength(2);
  });

  it('show a heading as plain text', () => {
    const { contents } = readablePost(`<h2>Q&amp;A <em>and</em> &lt;more&gt;</h2>${headings(3)}`);
    expect(contents[0]?.title).toBe('Q&A and <more>');
  });
});

test.each([
  ['<p>One.</p><p>Two.</p>', true],
  ['<p dir="rtl">One.</p>', true],
  ['<p><img src="a.jpg"></p><p>One.</p>', false],
  ['<pre>One</pre><p>Two.</p>', false],
  ['<h2>One</h2><p>Two.</p>', false],
  [`<p>${'word '.repeat(400)}</p>`, false],
])('tells whether a body begins with a paragraph of text: %s', (body, expected) =>
  expect(readablePost(body).hasLede).toBe(expected),
);

test('removes the picture that the head shows, and no other', () => {
  const body = '<p><img alt="Q&amp;A" src="/a.jpg?b&amp;c" width="9"></p><p>One.</p>';
  const shown = { body: '<p>One.</p>', hasLede: true, alt: 'Q&A' };
  expect(readablePost(body, '/a.jpg?b&c')).toMatchObject(shown);
  expect(readablePost('<img alt="Q&amp;A" src="/a.jpg?b&amp;c"><p>One.</p>', '/a.jpg?b&c')).toMatchObject(shown);
  const later = '<p>One.</p><figure class="x"><img src="/a.jpg"></figure>';
  expect(readablePost(later, '/a.jpg')).toMatchObject({ ...shown, alt: '' });
  expect(readablePost(body, '/other.jpg')).toMatchObject({ body, hasLede: false });
});
