import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { localPictures } from '../../src/features/blog/posts/local-pictures.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** Renders a post with these pictures in a project with one photograph, `public/office.jpg`. */
async function shown(width: number, content: string) {
  const folder = await temporaryFolder();
  const photo = await sharp({ create: { width, height: width / 2, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
  await writeFile(join(folder, 'office.jpg'), photo);
  const warn = vi.fn<(line: string) => void>();
  const [post] = await localPictures([{ content, image: '/office.jpg', drawn: '/fallback.svg' }], {
    feedHost: '',
    cache: { read: async () => undefined, has: () => false, write: async () => {}, prune: async () => {} },
    publicFolder: folder,
    warn,
  });
  return { post, files: post?.pictures, warn };
}

test('offers a photograph of `public` in several sizes', async () => {
  const { post, files, warn } = await shown(
    1400,
    '<img src="/office.jpg" width="1400" height="700"><img src="/a.svg">',
  );
  expect(post?.content).toMatch(/srcset="[^"]+-480\.webp 480w, [^"]+-800\.webp 800w, [^"]+-1200\.webp 1200w"/);
  expect(post?.content).toContain('width="1200" height="600"');
  expect(post?.content).toContain('<img src="/a.svg">');
  expect(post?.imageSet).toContain('480w');
  expect(new Set(files).size).toBe(3);
  expect(warn).not.toHaveBeenCalled();
});

test.each(['/@/../secret.png', '/..%2Fsecret.png', '/@/%2E%2E/secret.png'])(
  'reads nothing outside: %s',
  async (src) => {
    const { post, warn } = await shown(100, `<img src="${src}">`);
    expect(post?.content).toBe(`<img src="${src}">`);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('isn’t one of the site’s pictures'));
  },
);

test('leaves a missing picture unchanged, and warns', async () => {
  const { post, warn } = await shown(100, '<img src="/gone.jpg">');
  expect(post?.content).toBe('<img src="/gone.jpg">');
  expect(warn).toHaveBeenCalledTimes(1);
});

test('makes a file of a pasted picture', async () => {
  const pasted = await sharp({ create: { width: 300, height: 240, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const { post, files, warn } = await shown(500, `<img src="data:image/png;base64,${pasted.toString('base64')}">`);
  expect(post?.content).toMatch(/^<img src="[^"]*\/pictures\/[^"]+-300\.webp"/);
  expect(new Set(files).size).toBe(3);
  expect(warn).not.toHaveBeenCalled();
});

test('doesn’t show a small picture as the post’s', async () => {
  expect((await shown(180, '<img src="/office.jpg">')).post).toMatchObject({
    image: expect.stringContaining('fallback'),
  });
  expect((await shown(600, '<img src="/office.jpg">')).post?.image).toMatch(/-600\.webp$/);
});
