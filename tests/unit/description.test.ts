import { expect, test } from 'vitest';
import { describePost, wholeWords } from '../../src/features/blog/description.ts';

const TEXT =
  'First sentence. The second one? A third, which is long enough to run past the end of what a line of results shows, and then a few more words for good measure. A fourth.';
const START = `${TEXT.slice(0, 155)}…`.replace(/ \w+…$/, '…');

test('uses the writer’s description', () => {
  expect(describePost('What an audit finds in a week.', TEXT)).toBe('What an audit finds in a week.');
  const longest = `${'a '.repeat(148)}bee.`;
  expect(describePost(longest, TEXT)).toBe(longest);
});

test.each([
  ['nothing', ''],
  ['the text’s own start', TEXT.slice(0, 80)],
  ['the text’s first 60 characters', `${TEXT.slice(0, 60)} but goes on differently.`],
  ['a cut text', 'Something else that goes on and […]'],
  ['a system’s words', 'Something. The post On Time appeared first on News.'],
  ['a complete article', 'a '.repeat(200)],
])('uses the first whole words of 155 characters if the feed has %s', (_, written) => {
  expect(describePost(written, TEXT)).toBe(START);
});

test('uses all of a short text, and is empty without text', () => {
  expect(describePost('', 'Version 2.5 is here.')).toBe('Version 2.5 is here.');
  expect(describePost('', '')).toBe('');
});

test.each([
  ['One two, thr…', 'One two…'],
  ['One two, …', 'One two…'],
  ['Wait… here.', 'Wait… here.'],
  [`AI で${'業務'.repeat(30)}…`, `AI で${'業務'.repeat(30)}…`],
])('shortens %j to whole words: %j', (excerpt, expected) => expect(wholeWords(excerpt)).toBe(expected));
