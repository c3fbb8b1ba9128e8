import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chooseDrawing } from '../../src/features/blog/build/drawing-choice.ts';
import { pictureUri, postPictures } from '../../src/generators/post-pictures.ts';

test('shows a different drawing for each of the site’s posts, chosen by its words', () => {
  const folder = 'src/content/posts';
  const all = readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
  // Only the site's sample posts name their drawing.
  const posts = all.filter((post) => /^drawing: /m.test(post));
  const chosen = posts.map((post) => {
    const field = (name: string) => new RegExp(`^${name}: (.+)$`, 'm').exec(post)?.[1] ?? '';
    const words = { title: field('title'), description: field('description'), body: post.split('---')[2] ?? '' };
    expect.soft(chooseDrawing(words), words.title).toBe(field('drawing'));
    return field('drawing');
  });
  expect(new Set(chosen).size).toBe(posts.length);
});

test('shows the area’s drawing for a post that matches no other', () => {
  expect(chooseDrawing({ title: 'Hello', description: 'A first word.', body: '' })).toBe('arcs');
  expect(chooseDrawing({ title: 'Why our pilot stalled', description: '', body: 'Data data data.' })).toBe('gate');
});

test('puts all pictures into one file, each under its name', () => {
  const file = postPictures([
    { name: 'one', drawing: 'gate' },
    { name: 'two', drawing: 'room' },
  ]);
  expect(file).toContain('<view id="one" viewBox="0 0 640 360"/>');
  expect(file).toContain('<view id="two" viewBox="0 360 640 360"/>');
  expect(pictureUri('gate')).toMatch(/^data:image\/svg\+xml,[^\s"#]+$/);
});
