import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const NOW = new Date('2026-11-20T12:00Z');

/** Returns a Markdown post as the content store has it. */
const entry = (id: string, data: object) => ({
  id,
  body: '',
  rendered: { html: '' },
  data: { title: id, date: new Date('2026-11-01'), description: '', tags: [], draft: false, sample: false, ...data },
});

vi.mock('astro:content', () => ({
  getCollection: async () => [
    entry('first', { title: 'Møder, der slutter' }),
    entry('named', { slug: 'own-name' }),
    entry('draft', { draft: true }),
    entry('later', { date: new Date('2026-11-21') }),
  ],
}));

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ now: NOW });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

async function posts(dev: boolean) {
  vi.stubEnv('DEV', dev);
  const { ownPosts } = await import('../../../src/loaders/own-posts.ts');
  return (await ownPosts()).map(({ slug, data }) => [slug, data.title]);
}

test('a build leaves out drafts and future posts, and logs it in one line', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  expect((await posts(false)).map(([slug]) => slug).toSorted()).toEqual(['moder-der-slutter', 'own-name']);
  expect(warn.mock.calls).toEqual([['Not published yet: draft.md (draft), later.md (from 2026-11-21).']]);
});

test('`astro dev` shows and marks them', async () => {
  const shown = await posts(true);
  expect(shown).toContainEqual(['draft', '[draft] draft']);
  expect(shown).toContainEqual(['later', '[from 2026-11-21] later']);
});
