import { expect, test } from 'vitest';
import { wordOverfull } from '../../src/generators/guide-pdf/fit-sheets.ts';

test('names each overfull sheet, its extra lines, and the file to shorten', () => {
  const sentence = wordOverfull([
    { id: 'deploy', pixels: 15 },
    { id: 'train', pixels: 41 },
  ]);
  expect(sentence).toContain('"deploy" by about 1 line, "train" by about 3 lines');
  expect(sentence).toContain('Shorten the texts of that chapter in src/content/guide.ts');
});
