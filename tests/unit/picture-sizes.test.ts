import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import type { FileCache } from '../../src/lib/files/cache.ts';
import { download } from '../../src/lib/net/download.ts';
import { pictureSizes } from '../../src/features/blog/posts/picture-sizes.ts';
import { listen } from '../support/listen.ts';

function memory(): FileCache & { items: Map<string, Buffer> } {
  const items = new Map<string, Buffer>();
  return {
    items,
    read: async (name) => items.get(name),
    has: (name) => items.has(name),
    write: async (name, content) => void items.set(name, Buffer.from(content)),
    prune: async () => {},
  };
}

const red = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: 'red' } });

/** Serves one picture, answers 304 to a matching ETag, and counts what it answers. */
async function host(answer: { body: Buffer; status?: number; headers?: Record<string, string> }) {
  const statuses: number[] = [];
  const { origin, close } = await listen((request, response) => {
    const { body, status = 200, headers = {} } = answer;
    const isKnown = headers['ETag'] !== undefined && request.headers['if-none-match'] === headers['ETag'];
    statuses.push(isKnown ? 304 : status);
    response.writeHead(isKnown ? 304 : status, headers).end(isKnown ? undefined : body);
  });
  onTestFinished(close);
  const cache = memory();
  const build = () =>
    pictureSizes(`${origin}/photo.png`, cache, (known) => download(`${origin}/photo.png`, true, known));
  return { answer, statuses, cache, build };
}

test('revalidates a picture and keeps the sizes of an unchanged one', async () => {
  const { answer, statuses, build } = await host({
    body: await red(900, 300).png().toBuffer(),
    headers: { ETag: '"1"' },
  });
  const first = await build();
  expect(first).toMatchObject({ width: 900, height: 300 });
  expect(await build()).toMatchObject(first);
  expect(statuses).toEqual([200, 304]);
  answer.headers = {};
  expect(await build()).toEqual(first);
});

test('fetches a replaced picture, with an ETag or without', async () => {
  for (const headers of [{ ETag: '"1"' }, {}] as Record<string, string>[]) {
    const { answer, build } = await host({ body: await red(900, 300).png().toBuffer(), headers });
    const before = await build();
    answer.body = await red(500, 500).png().toBuffer();
    if ('ETag' in headers) answer.headers = { ETag: '"2"' };
    const after = await build();
    expect(after).toMatchObject({ width: 500, height: 500 });
    expect(after.files.at(-1)?.name).not.toBe(before.files.at(-1)?.name);
  }
});

test('keeps the picture if its host is down, and throws for an unknown one', async () => {
  const { answer, build, cache } = await host({ body: await red(900, 300).png().toBuffer() });
  const before = await build();
  answer.status = 500;
  expect(await build()).toMatchObject(before);
  cache.items.clear();
  await expect(build()).rejects.toThrow('answered 500');
});

test('rotates a picture by its EXIF orientation', async () => {
  const left = await red(200, 400).png().toBuffer();
  const wide = sharp({ create: { width: 800, height: 400, channels: 3, background: 'blue' } });
  const body = await wide
    .composite([{ input: left, left: 0, top: 0 }])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { build, cache } = await host({ body });
  const { width, height, files } = await build();
  expect([width, height]).toEqual([400, 800]);
  const file = cache.items.get(files.at(-1)?.name ?? '');
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  const red255 = (y: number) => data[(y * info.width + 200) * info.channels] ?? 0;
  expect([info.width, info.height]).toEqual([400, 800]);
  expect(red255(50)).toBeGreaterThan(200); // what was on the left is now at the top
  expect(red255(700)).toBeLessThan(50);
});

const frames = [red(300, 200), sharp({ create: { width: 300, height: 200, channels: 3, background: 'blue' } })];
const moving = async () =>
  sharp(await Promise.all(frames.map((frame) => frame.png().toBuffer())), { join: { animated: true } });

test.each(['gif', 'webp'] as const)('keeps a moving picture moving (%s)', async (format) => {
  const { build, cache } = await host({ body: await (await moving()).toFormat(format, { loop: 0 }).toBuffer() });
  const { width, height, files } = await build();
  expect([width, height, files.length]).toEqual([300, 200, 1]);
  expect((await sharp(cache.items.get(files[0]?.name ?? '')).metadata()).pages).toBe(2);
});

test('makes pixels of a drawing, which could run scripts', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><script>alert(1)</script></svg>';
  const { cache, build } = await host({ body: Buffer.from(svg) });
  const { width, height, files } = await build();
  expect({ width, height, files }).toEqual({
    width: 40,
    height: 20,
    files: [{ name: expect.stringMatching(/\.webp$/), width: 80 }],
  });
  expect((await sharp(cache.items.get(files[0]?.name ?? '')).metadata()).width).toBe(80);
});
