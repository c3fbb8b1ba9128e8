import { expect, test } from 'vitest';
import { drawings } from '../../src/features/blog/build/drawing-names.ts';
import { drawingOf } from '../../src/features/blog/drawings.ts';

test('gives a post without a picture one of the drawings, always the same', () => {
  const posts = Array.from({ length: 200 }, (_, index) => `post-${index}`);
  const shown = posts.map((slug) => drawingOf(slug, drawings));
  expect(new Set(shown)).toEqual(new Set(drawings));
  expect(posts.map((slug) => drawingOf(slug, drawings))).toEqual(shown);
});
