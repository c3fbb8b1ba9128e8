import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it, test } from 'vitest';
import { chooseDrawing } from '../../src/loaders/choose-drawing.ts';
import { postPictures, postPictureUri } from '../../src/loaders/post-pictures.ts';
import { postDrawings } from '../../src/components/art/posts/post-drawings.ts';
import { drawingNames } from '../../src/lib/drawing-name.ts';

describe.each(drawingNames)('the drawing %s', (name) => {
  it('is the same in every build, of real numbers, and at most 1 KB', () => {
    const { lines, accent } = postDrawings[name]();
    expect(postDrawings[name]()).toEqual(postDrawings[name]());
    expect(lines + accent).toMatch(/^M[\d\s.,\-MHVLCSQTAacqvhlsz]+$/);
    expect(brotliCompressSync(lines + accent).length).toBeLessThanOrEqual(1024);
  });
});

test('no two posts of the site show the same, and each one’s words would choose what it shows', () => {
  const folder = 'src/content/posts';
  const all = readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, 'utf8'));
  // Those that came with the site name theirs; an owner's posts need not.
  const posts = all.filter((post) => /^drawing: /m.test(post));
  const chosen = posts.map((post) => {
    const field = (name: string) => new RegExp(`^${name}: (.+)$`, 'm').exec(post)?.[1] ?? '';
    const words = { title: field('title'), description: field('description'), body: post.split('---')[2] ?? '' };
    expect.soft(chooseDrawing(words), words.title).toBe(field('drawing'));
    return field('drawing');
  });
  expect(new Set(chosen).size).toBe(posts.length);
});

test('a post about nothing that has a drawing shows the area’s own', () => {
  expect(chooseDrawing({ title: 'Hello', description: 'A first word.', body: '' })).toBe('arcs');
  expect(chooseDrawing({ title: 'Why our pilot stalled', description: '', body: 'Data data data.' })).toBe('gate');
});

test('a file holds each picture under its name, and a picture alone is an address', () => {
  const file = postPictures([
    { name: 'one', drawing: 'gate' },
    { name: 'two', drawing: 'room' },
  ]);
  expect(file).toContain('<view id="one" viewBox="0 0 640 360"/>');
  expect(file).toContain('<view id="two" viewBox="0 360 640 360"/>');
  expect(postPictureUri('gate')).toMatch(/^data:image\/svg\+xml,[^\s"#]+$/);
});
