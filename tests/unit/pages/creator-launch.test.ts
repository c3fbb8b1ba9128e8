import { expect, test } from 'vitest';
import { aroundFigure } from '../../../src/pages/_creator-launch/around-figure.ts';

test.each([
  ['under 60 minutes.', ['under ', '60', ' minutes.']],
  ['7-minute', ['', '7-', 'minute']],
  ['24–72 hours', ['', '24–72', ' hours']],
  ['a day', ['', '', 'a day']],
])('splits “%s” around its figure', (words, parts) => {
  expect(aroundFigure(words)).toEqual(parts);
});
