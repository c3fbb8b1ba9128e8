import { describe, expect, test } from 'vitest';
import { crossLink } from '../../src/features/blog/cross-links.ts';
import { keywordsOf } from '../../src/features/blog/keywords.ts';
import type { PostOutline } from '../../src/features/blog/post.ts';
import { parseBody } from '../support/html.ts';

const outline = (slug: string, title: string): PostOutline => ({
  id: '',
  slug,
  title,
  link: '',
  date: '',
  isoDate: '',
  raw: '',
  summary: '',
});
const POSTS = [
  outline('first', 'The first workflow'),
  outline('audit', 'What an audit finds'),
  outline('pilots', 'Why pilots stall'),
  outline('data', 'Clean data matters'),
  outline('board', 'Five questions for boards'),
];
const PARAGRAPH = '<p>An audit finds pilots, and pilots need clean data; boards ask about audits.</p>';

function linked(body: string, index = 0, posts = POSTS): string[] {
  const element = parseBody(body);
  crossLink(element, index, posts, (slug) => `/blog/${slug}`);
  return Array.from(element.querySelectorAll('a'), (link) => `${link.getAttribute('href')} ${link.textContent}`);
}

describe('links between posts', () => {
  test('are at most three, one per post, on complete words of the first paragraph', () => {
    expect(linked(PARAGRAPH)).toEqual(['/blog/audit audit', '/blog/pilots pilots', '/blog/data clean']);
  });

  test('are set in the first three posts only', () => {
    expect(linked(PARAGRAPH, 2).length).toBeGreaterThan(0);
    expect(linked(PARAGRAPH, 3)).toEqual([]);
  });

  test('need at least three other posts', () => {
    expect(linked(PARAGRAPH, 0, POSTS.slice(0, 4))).toHaveLength(3);
    expect(linked(PARAGRAPH, 0, POSTS.slice(0, 3))).toEqual([]);
  });

  test('ignore later paragraphs, existing links and parts of words', () => {
    expect(linked('<p> </p><p>Nothing here.</p><p>An audit.</p>')).toEqual([]);
    expect(linked('<p><a href="/x">audit</a></p>')).toEqual(['/x audit']);
    expect(linked('<p>auditing audits</p>')).toEqual([]);
    expect(linked('<p>preaudit, an “audit”</p>')).toEqual(['/blog/audit audit']);
  });

  test('never link to the post itself, and keep the text unchanged', () => {
    expect(linked('<p>The workflow.</p>')).toEqual([]);
    const body = parseBody('<p>An <em>Audit</em> &amp; more</p>');
    crossLink(body, 0, POSTS, (slug) => slug);
    expect(body.innerHTML).toBe('<p>An <em><a href="audit">Audit</a></em> &amp; more</p>');
  });

  test('survive titles full of pattern characters', () => {
    expect(linked(PARAGRAPH, 0, [...POSTS, outline('x', 'C++ (what?) [really] *** $$$')])).toHaveLength(3);
  });
});

test('keywords leave out stop words, longest first', () => {
  expect(keywordsOf('What data to have before the Measuring of AI tax audits')).toEqual([
    'measuring',
    'audits',
    'data',
  ]);
});
