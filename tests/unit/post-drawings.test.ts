import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it, test } from 'vitest';
import { chooseDrawing } from '../../src/features/blog/build/drawing-choice.ts';
import { pictureUri, postPictures } from '../../src/generators/post-pictures.ts';
import { postLines } from '../../src/components/art/posts/post-lines.ts';
import { postDrawings } from '../../src/components/art/posts/post-drawings.ts';
import { drawingNames } from '../../src/components/art/posts/drawing-name.ts';

describe.each(drawingNames)('the drawing %s', (name) => {
  it('is the same every time, contains only numbers, and takes at most 1 KB', () => {
    const { line, marks, bold = '' } = postDrawings[name](true);
    expect(postDrawings[name](true)).toEqual(postDrawings[name](true));
    expect(line + marks + bold).toMatch(/^M[\d\s.,\-MHVLCSQTAacmqvhlsz]+$/);
    expect(brotliCompressSync(line + marks + bold).length).toBeLessThanOrEqual(1024);
  });
  it('is one stroke that comes in and leaves at the height at which the list’s line runs', () => {
    const { line } = postDrawings[name](false);
    expect(line.match(/M/g)).toHaveLength(1);
    expect(line).toMatch(/^M-240 315\.6(?:[HL].*)?H880$/);
  });
});

describe.each(drawingNames)('the line of %s', (name) => {
  it('is one stroke out of the margin, the same every time, and takes at most 1 KB with its marks', () => {
    const { line, marks, bold = '' } = postLines[name]();
    expect(postLines[name]()).toMatchObject({ line, marks });
    expect(line.match(/M/g)).toHaveLength(1);
    expect(line).toMatch(/^M60.5 0V\d+Q60.5 (\d+) 86.5 \1[HCcha]/);
    expect(line + marks + bold).toMatch(/^M[\d\s.,\-MHVLCSQTAacmqvhlsz]+$/);
    expect(brotliCompressSync(line + marks + bold).length).toBeLessThanOrEqual(1024);
  });
});

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
