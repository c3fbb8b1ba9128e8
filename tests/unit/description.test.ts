import { expect, test } from 'vitest';
import { describePost } from '../../src/features/blog/description.ts';

const TEXT =
  'First sentence. The second one? A third, which is long enough to run past the end of what a line of results shows, and then a few more words for good measure. A fourth.';

test('uses the writer’s description', () => {
  expect(describePost('What an audit finds in a week.', TEXT)).toBe('What an audit finds in a week.');
});

test.each([
  ['nothing', ''],
  ['the text’s own start', `${TEXT.slice(0, 80)}`],
  ['a cut text', 'Something else that goes on and […]'],
  ['a system’s words', 'Something. The post On Time appeared first on News.'],
  ['a complete article', 'a '.repeat(200)],
])('uses the first complete sentences if the feed has %s', (_, written) => {
  expect(describePost(written, TEXT)).toBe('First sentence. The second one?');
});

test('keeps version numbers, cuts text without a full stop, and is empty without text', () => {
  expect(describePost('', 'Version 2.5 is here.')).toBe('Version 2.5 is here.');
  expect(describePost('', 'word '.repeat(100).trim())).toMatch(/^(word )+word…$/);
  expect(describePost('', '')).toBe('');
});
