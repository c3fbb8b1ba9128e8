import { expect, test } from 'vitest';
import { postFacts } from '../../src/features/blog/posts/post-facts.ts';

const keywordsOf = (content: string, title = '') => postFacts({ title, content }).keywords;

test('counts the words of a body, without its markup and the title', () => {
  const post = {
    title: 'Title here',
    content: '<p>It’s a well-known <b>pilot</b> here, isn’t it?</p><p>12 teams.</p>',
  };
  expect(postFacts(post).words).toBe(9);
  expect(postFacts({ title: 'Title', content: '' })).toEqual({ words: 0, keywords: ['title'] });
});

test('ranks keywords by how often they stand in the body, then by the alphabet', () => {
  expect(keywordsOf('Budget pilot budget audit pilot budget')).toEqual(['budget', 'pilot', 'audit']);
  expect(keywordsOf('zebra audit pilot')).toEqual(['audit', 'pilot', 'zebra']);
});

test('counts a word of the title three times', () => {
  expect(keywordsOf('audit audit pilot', 'Pilot')).toEqual(['pilot', 'audit']);
  expect(keywordsOf('audit audit audit audit', 'Pilot')).toEqual(['audit', 'pilot']);
});

test('counts a plural as its singular if the text has both', () => {
  expect(keywordsOf('pilots pilot pilots audit audit')).toEqual(['pilot', 'audit']);
  expect(keywordsOf('pilots pilots audit')).toEqual(['pilots', 'audit']);
  expect(keywordsOf('sales sale')).toEqual(['sale']);
});

test('leaves out short and common words, numbers and possessives', () => {
  expect(keywordsOf("With 2026 teams, the AI of Anna’s and Anna's 90-day")).toEqual(['anna', 'teams']);
});

test('returns at most five', () => {
  expect(keywordsOf('alpha bravo charlie delta foxtrot golf')).toEqual([
    'alpha',
    'bravo',
    'charlie',
    'delta',
    'foxtrot',
  ]);
});
