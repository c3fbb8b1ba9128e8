import { expect, test } from 'vitest';
import { shortAnswer } from '../../../src/pages/_shared/buyer-questions.ts';

test('splits a yes or a no from the rest of an answer', () => {
  expect({ ...shortAnswer('No. The site decides.') }).toEqual({ short: 'No.', rest: 'The site decides.' });
  expect({ ...shortAnswer('Yes. You can.\nAny time.') }).toEqual({ short: 'Yes.', rest: 'You can.\nAny time.' });
});

test('leaves other answers whole', () => {
  for (const answer of [
    undefined,
    '',
    'No.',
    'Nobody knows.',
    'Yes, before the first interview.',
    'Not very. It guesses.',
  ])
    expect(shortAnswer(answer)).toEqual({});
});
