import { expect, test } from 'vitest';
import { profiles } from '../../../src/content/quiz.ts';
import { sheaf } from '../../../src/pages/_quiz/sheaf.ts';

test('draws a strand for each agent, each from its row and all to the same end', () => {
  const { paths } = sheaf(Object.keys(profiles).length);
  expect(paths).toHaveLength(Object.keys(profiles).length);
  expect(new Set(paths.map((d) => d.split('C')[0])).size).toBe(paths.length);
  expect(new Set(paths.map((d) => d.split(' ').slice(-2).join(' '))).size).toBe(1);
});
