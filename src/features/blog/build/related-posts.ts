import { keywordsOf } from '../keywords.ts';
import type { Post } from '../post.ts';

const RELATED = 3;
/** A word in more posts than this says nothing about any of them. The limit also keeps long feeds cheap. */
const MAX_SHARING = 100;

type Subject = Pick<Post, 'title' | 'excerpt'>;

/**
 * Returns a function from a post's position to those of up to three related posts: those that share its rarest words of title
 * and excerpt, then the nearest in time. The next and the previous post, which the page links to anyway, come last. The work
 * grows with the number of posts, not its square.
 */
export function relatedPosts(posts: readonly Subject[]): (index: number) => number[] {
  const words = posts.map(({ title, excerpt }) => keywordsOf(`${title} ${excerpt}`));
  const places = new Map<string, number[]>();
  words.forEach((list, index) => {
    for (const word of list) {
      const found = places.get(word);
      if (!found) places.set(word, [index]);
      else if (found.length <= MAX_SHARING) found.push(index);
    }
  });
  return (index) => {
    const scores = new Map<number, number>(nearest(index, posts.length).map((other) => [other, 0]));
    for (const word of words[index] ?? []) {
      const found = places.get(word) ?? [];
      if (found.length > MAX_SHARING) continue;
      for (const other of found) scores.set(other, (scores.get(other) ?? 0) + 1 / found.length);
    }
    scores.delete(index);
    const distance = (other: number) => Math.abs(other - index);
    const isAdjacent = (other: number) => Number(distance(other) === 1);
    return [...scores]
      .toSorted(([a, x], [b, y]) => isAdjacent(a) - isAdjacent(b) || y - x || distance(a) - distance(b) || a - b)
      .slice(0, RELATED)
      .map(([other]) => other);
  };
}

/** Returns the positions around one, enough of them to fill up with. */
function nearest(index: number, length: number): number[] {
  const reach = RELATED + 1;
  const around = Array.from({ length: 2 * reach + 1 }, (_, i) => index - reach + i);
  return around.filter((other) => other !== index && other >= 0 && other < length);
}
