import { describe, expect, it } from 'vitest';
import { parseSentence, plainSentence } from '../../src/lib/inline-markdown.ts';

describe('a sentence', () => {
  it('has its links', () => {
    const [before, link, after] = parseSentence('Read [all terms](/privacy/#terms) first.');
    expect(before).toMatchObject({ type: 'text', value: 'Read ' });
    expect(link).toMatchObject({ type: 'link', url: '/privacy/#terms' });
    expect(after).toMatchObject({ value: ' first.' });
  });

  it.each([
    '1. Not a list',
    '# 90 days',
    '*|TAG|* & <b>',
    'a_b_c costs $1*2*3',
    '> $75,000',
    'Use `x`',
    'One.\n\nTwo.',
  ])('keeps %s as it is, also next to a link', (text) => {
    expect(plainSentence(text)).toBe(text);
    expect(plainSentence(`${text} [x](/y/)`)).toBe(`${text} x`);
  });
});
