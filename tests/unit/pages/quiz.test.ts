import { expect, test } from 'vitest';
import { profiles, questions } from '../../../src/content/quiz.ts';
import { STRANDS, strands } from '../../../src/features/quiz/strands.ts';
import { sheaf } from '../../../src/pages/_quiz/sheaf.ts';

test('draws a strand for each agent, each from its row and all to the same end', () => {
  const { paths } = sheaf(Object.keys(profiles).length);
  expect(paths).toHaveLength(Object.keys(profiles).length);
  expect(new Set(paths.map((d) => d.split('C')[0])).size).toBe(paths.length);
  expect(new Set(paths.map((d) => d.split(' ').slice(-2).join(' '))).size).toBe(1);
});

test('draws a strand of the progress for each agent, and ends two of them at each question', () => {
  const tracks = strands()
    .split('M')
    .filter((track) => track.includes('C'));
  expect(tracks).toHaveLength(Object.keys(profiles).length);
  const ends = tracks.map((track) => Number(track.split(' ').at(-2)));
  for (const question of questions.keys())
    expect(ends.filter((end) => end === ((question + 1) * STRANDS.width) / questions.length)).toHaveLength(2);
});
