import { join } from 'node:path';
import type { Element, Root } from 'hast';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { publicPictures } from '../../src/loaders/rehype-plugins.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const folder = await temporaryFolder(afterAll);
await sharp({ create: { width: 30, height: 20, channels: 3, background: '#fff' } })
  .withMetadata({ orientation: 6 })
  .toFile(join(folder, 'on its side.jpg'));

const picture = (properties: Element['properties']): Element => ({
  type: 'element',
  tagName: 'img',
  properties,
  children: [],
});

/** Returns the plugin's output for pictures, each in a paragraph. */
async function sized(...pictures: Element[]) {
  const children = pictures.map((child): Element => ({
    type: 'element',
    tagName: 'p',
    properties: {},
    children: [child],
  }));
  const tree: Root = { type: 'root', children };
  await publicPictures(folder)(tree);
  return pictures.map(({ properties }) => properties);
}

test('gives pictures in `public` their displayed size, and leaves others unchanged', async () => {
  const others = [
    { src: '/gone.jpg' },
    { src: 'https://www.example.com/a.jpg' },
    { src: '//host.example.com/a.jpg' },
    { src: '/on%20its%20side.jpg', width: 7 },
  ];
  const [own, ...rest] = await sized(
    picture({ src: '/on%20its%20side.jpg' }),
    ...others.map((one) => picture({ ...one })),
  );
  expect(own).toMatchObject({ width: 20, height: 30 });
  expect(rest).toEqual(others);
});
