import { keywords } from '../features/blog/cross-links.ts';
import type { Post } from '../features/blog/post.ts';

const RELATED = 3;
/** A word in more posts than this tells nothing about any of them; the bound also keeps long feeds cheap. */
const COMMON = 100;

type Subject = Pick<Post, 'title' | 'excerpt'>;

/**
 * Tells, for a position in the list, the positions of up to three posts about the same: those that share the rarest words of
 * title and excerpt. Where words don't tell, the nearest in time. The next and the previous post, which a reader is led to
 * anyway, come only where there are no others. The work grows with the number of posts, not its square.
 */
export function relatedPosts(posts: readonly Subject[]): (index: number) => number[] {
  const words = posts.map(({ title, excerpt }) => keywords(`${title} ${excerpt}`));
  const places = new Map<string, number[]>();
  words.forEach((list, index) => {
    for (const word of list) {
      const found = places.get(word);
      if (!found) places.set(word, [index]);
      else if (found.length <= COMMON) found.push(index);
    }
  });
  return (index) => {
    const scores = new Map<number, number>(nearest(index, posts.length).map((other) => [other, 0]));
    for (const word of words[index] ?? []) {
      const found = places.get(word) ?? [];
      if (found.length > COMMON) continue;
      for (const other of found) scores.set(other, (scores.get(other) ?? 0) + 1 / found.length);
    }
    scores.delete(index);
    const distance = (other: number) => Math.abs(other - index);
    const beside = (other: number) => Number(distance(other) === 1);
    return [...scores]
      .toSorted(([a, x], [b, y]) => beside(a) - beside(b) || y - x || distance(a) - distance(b) || a - b)
      .slice(0, RELATED)
      .map(([other]) => other);
  };
}

/** The positions around one, enough of them to fill up with. */
function nearest(index: number, length: number): number[] {
  const reach = RELATED + 1;
  const around = Array.from({ length: 2 * reach + 1 }, (_, i) => index - reach + i);
  return around.filter((other) => other !== index && other >= 0 && other < length);
}
