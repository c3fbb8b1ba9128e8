import { expect, test } from 'vitest';
import { WIDE } from '../../../src/components/art/stroke.ts';
import { profiles } from '../../../src/content/quiz.ts';
import { strandsLine } from '../../../src/pages/_quiz/strands-line.ts';
import { joinsTheRail } from '../../support/strokes.ts';

test('draws strands from the margin, and one back', () => joinsTheRail(strandsLine));

test('draws a strand for each agent, all to the same end', () => {
  const ends = [...strandsLine(WIDE).d.matchAll(/C[\d. ]+? ([\d.]+ [\d.]+)(?=[MH])/g)].map(([, end]) => end);
  expect(ends).toHaveLength(Object.keys(profiles).length);
  expect(new Set(ends).size).toBe(1);
});
