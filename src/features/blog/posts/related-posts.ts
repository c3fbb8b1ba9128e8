import { keywordsOf } from '../keywords.ts';
import type { Post } from '../post.ts';

const RELATED = 3;

/**
 * Returns a function from a post's position to those of up to three related posts: those that share most words of title and
 * excerpt, then the nearest in time. The next and the previous post, which the page links to anyway, come last.
 */
export function relatedPosts(posts: readonly Pick<Post, 'title' | 'excerpt'>[]): (index: number) => number[] {
  const words = posts.map(({ title, excerpt }) => new Set(keywordsOf(`${title} ${excerpt}`)));
  return (index) => {
    const own = [...(words[index] ?? [])];
    const ranked = words.flatMap((others, other) => {
      const distance = Math.abs(other - index);
      return distance ? { other, distance, shared: own.filter((word) => others.has(word)).length } : [];
    });
    return ranked
      .toSorted((a, b) => +(a.distance === 1) - +(b.distance === 1) || b.shared - a.shared || a.distance - b.distance)
      .slice(0, RELATED)
      .map(({ other }) => other);
  };
}
