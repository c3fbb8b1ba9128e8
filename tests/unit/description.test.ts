import { expect, test } from 'vitest';
import { describePost, wholeWords } from '../../src/features/blog/description.ts';
import cases from './cases/description.json';

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
  expect(describePost('', 'sentence '.repeat(100).trim())).toBe(`${'sentence '.repeat(17).trim()}…`);
  expect(describePost('', '')).toBe('');
});

test.each(['Really?! Yes.', 'Wait...what now.', '“Is it?” he said.'])('keeps the marks of %s', (text) => {
  expect(describePost('', text)).toBe(text);
});

test.each(['We open at 8 a.m.', 'Ask for Dr.', 'No point'])('keeps the end of %s', (text) => {
  expect(describePost('', `A start. ${text}`)).toBe(`A start. ${text}`);
});

test('starts with a word', () => expect(describePost('', '… and so on.')).toBe('and so on.'));

test('fits 155 characters of whole sentences, 300 of one sentence, and 300 of the writer’s own', () => {
  const two = `${'a'.repeat(100)}. B${'b'.repeat(51)}.`;
  expect(describePost('', `${two} More.`)).toBe(two);
  expect(describePost('', `${two.replace('B', 'Bb')} More.`)).toBe(`${'a'.repeat(100)}.`);
  const long = `${'a '.repeat(148)}bee.`;
  expect(describePost('', `${long} More.`)).toBe(long);
  expect(describePost(long, TEXT)).toBe(long);
});

test('does not repeat a text’s first 60 characters', () => {
  expect(describePost(`${TEXT.slice(0, 60)} but goes on differently.`, TEXT)).toBe('First sentence. The second one?');
});

test.each(cases['shortened'] as [string, string][])('shortens %j to whole words: %j', (excerpt, expected) =>
  expect(wholeWords(excerpt)).toBe(expected),
);

const LONG =
  'and this second sentence is so long that no description has room for it next to the first one, which is why it is left out of it '.repeat(
    2,
  );

test.each(cases['one sentence'])('does not end a sentence inside of: %s', (sentence) => {
  const start = 'A long beginning that has no end in it, so that the first point that may be one decides: ';
  expect(describePost('', `${start}${sentence} ${LONG}.`)).toMatch(/[^.!?]…$/);
});

test.each(cases['ends'] as [string, string][])('ends a sentence: %s', (text, expected) =>
  expect(describePost('', `${text} ${LONG}${LONG}.`)).toBe(expected),
);

test('marks a cut inside a sentence, and does not cut a number', () => {
  const cut = describePost('', `${'word '.repeat(30)}by 3.5 million ${LONG}${LONG}`);
  expect(cut).toBe(`${'word '.repeat(30)}by…`);
});
