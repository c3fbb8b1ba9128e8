import { readdir } from 'node:fs/promises';
import type { Loader, LoaderContext } from 'astro/loaders';
import { expect, test, vi } from 'vitest';

vi.mock('astro:content', async () => ({
  defineCollection: (collection: unknown) => collection,
  z: (await import('astro/zod')).z,
}));
vi.mock('astro:env/client', () => ({ PUBLIC_FEED_HOST: '', PUBLIC_FEED_KEY: '' }));
vi.mock('astro:env/server', () => ({ FEED_OPTIONAL: false }));
vi.mock('astro/loaders', () => ({ glob: () => ({ name: 'glob', load: async () => {} }) }));
vi.mock('node:fs/promises');

test.each([
  [[], true],
  [['notes.txt'], true],
  [['post.md'], false],
])('of former posts, a folder with %j lets go: %s', async (files, gone) => {
  vi.mocked(readdir as (path: string) => Promise<string[]>).mockResolvedValue(files);
  const { collections } = await import('../../../src/content.config.ts');
  const { load } = (collections.posts as unknown as { loader: Loader }).loader;
  const clear = vi.fn();
  await load({ store: { clear } } as unknown as LoaderContext);
  expect(clear).toHaveBeenCalledTimes(gone ? 1 : 0);
});
