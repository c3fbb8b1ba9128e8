import type { Blog } from '../../loaders/load-blog.ts';
import { keyOf } from '../../lib/cache.ts';

/**
 * All that goes into the page of each post: itself, and what it shows of the next, the previous and the related ones. Where a
 * post stands in the feed moves with every new one, and no page shows it; the feed's digest is exchanged in a finished page.
 * `drawings`: what is drawn of each post beside what it says itself, or ''.
 */
export function postPageInputs(
  {
    posts,
    settings,
    source,
    fingerprint,
    related,
  }: Pick<Blog, 'posts' | 'settings' | 'source' | 'fingerprint' | 'related'>,
  drawings: readonly string[],
): unknown[] {
  const keys = posts.map((post, index) => keyOf({ ...post, id: '' }, drawings[index]));
  return posts.map((_, index) => [
    settings,
    { ...source, digest: '' },
    fingerprint(index, index + 1),
    [index, index - 1, index + 1, ...related(index)].map((position) => keys[position] ?? ''),
  ]);
}
