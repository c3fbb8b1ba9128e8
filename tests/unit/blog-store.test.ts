import { JSDOM } from 'jsdom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { $blog, refreshBlog } from '../../src/features/blog/show/blog.store.ts';
import type { BlogSettings } from '../../src/features/blog/post.ts';

test('gives up a feed that hangs within eight seconds', async () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal('window', new JSDOM('', { url: 'https://www.example.com/' }).window);
  const patience = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    return new Promise((_answer, fail) => signal?.addEventListener('abort', () => fail(signal.reason)));
  });
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const settings = { feed: { url: 'https://feed.example.com/feed', headers: {} } } as BlogSettings;

  const refreshed = refreshBlog(settings, () => []);
  expect($blog.get()).toEqual({ status: 'loading' });
  expect(timeout.mock.calls.flat().every((milliseconds) => milliseconds <= 8000)).toBe(true);
  expect(timeout).toHaveBeenCalled();
  patience.abort(new DOMException('late', 'TimeoutError'));
  await refreshed;
  expect($blog.get()).toEqual({ status: 'failed' });
  expect(warned).toHaveBeenCalledWith(expect.stringContaining('no answer within'));
});
