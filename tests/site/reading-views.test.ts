import { Readability } from '@mozilla/readability';
import { JSDOM, VirtualConsole } from 'jsdom';
import { expect, test } from 'vitest';
import { builtPages } from '../support/built-site.ts';

/** Reading views ignore shorter texts. */
const MIN_LENGTH = 500;
const posts = builtPages().filter(({ route }) => /^\/blog\/(?!page\/|archive\/)./.test(route));
const virtualConsole = new VirtualConsole(); // jsdom reports style sheets that it can't read
const textOf = (element: { textContent: string | null }) => element.textContent?.replace(/\s+/g, ' ').trim() ?? '';

test.each(posts.map(({ route, html }) => [route, html]))('a browser’s reading view shows all of %s', (route, html) => {
  const { document } = new JSDOM(html, { url: `https://www.example.com${route}`, virtualConsole }).window;
  if (textOf(document.querySelector('.prose') ?? document).length < MIN_LENGTH) return;
  const paragraphs = Array.from(document.querySelectorAll('.prose > p'), textOf);
  const article = new Readability(document).parse();
  const shown = textOf({ textContent: article?.textContent ?? '' });
  expect(paragraphs.length).toBeGreaterThan(0);
  expect(paragraphs.filter((paragraph) => !shown.includes(paragraph))).toEqual([]);
});

test('takes its text from one element with all paragraphs of the post', () => {
  for (const { document, route } of posts) expect(document.querySelectorAll('article .prose'), route).toHaveLength(1);
});
