import { keywordsOf, isKeyword } from './keywords.ts';
import type { Post } from './post.ts';
import { DomUtils, parseDocument } from 'htmlparser2';
import type { DrawingName } from '../../components/art/posts/drawing-name.ts';

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

const KEYWORDS = 5;
const TITLE_WEIGHT = 3;

/** The number of words in a post's body, and what they are about. */
export interface PostFacts {
  words: number;
  keywords: string[];
}

/** Counts a post's words and picks the five keywords that it uses most. Those of the title count three times. */
export function postFacts({ title, content }: Pick<Post, 'title' | 'content'>): PostFacts {
  const body = wordsOf(DomUtils.textContent(parseDocument(content)));
  const counts = new Map<string, number>();
  function count(words: readonly string[], weight: number): void {
    for (const word of words.filter(isKeyword)) counts.set(word, (counts.get(word) ?? 0) + weight);
  }
  count(body, 1);
  count(wordsOf(title), TITLE_WEIGHT);
  // A plural counts as its singular, if the text has both.
  for (const [word, times] of counts) {
    const singular = word.replace(/s$/, '');
    if (singular === word || !counts.has(singular)) continue;
    counts.set(singular, (counts.get(singular) ?? 0) + times);
    counts.delete(word);
  }
  const ranked = [...counts].toSorted(([a, m], [b, n]) => n - m || a.localeCompare(b));
  return { words: body.length, keywords: ranked.slice(0, KEYWORDS).map(([word]) => word) };
}

function wordsOf(text: string): string[] {
  const words = text.match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu) ?? [];
  return words.map((word) => word.toLowerCase().replace(/[’']s$/, ''));
}

// How words about each subject begin.
const SUBJECTS: Record<Exclude<DrawingName, 'arcs'>, RegExp> = {
  tally: /\b(?:workflow|routine|automat|task|minute|repeat|invoice|hours? sav)/gi,
  waiting: /\b(?:wait|delay|bottleneck|audit|approv|handoff|hand-off|lead time|backlog|queue)/gi,
  gate: /\b(?:pilot|production|stall|launch|go-live|prototype|rollout|deploy)/gi,
  ledger: /\b(?:data|record|spreadsheet|crm|database|duplicate|entry|entries|clean)/gi,
  board: /\b(?:board|director|govern|executive|committee|meeting|question|strateg)/gi,
  room: /\b(?:train|team|teach|learn|skill|people|skeptic|hir|coach|workshop)/gi,
  curve: /\b(?:adopt|measur|metric|survey|growth|trend|forecast|revenue|result|return)/gi,
  edge: /\b(?:model|rule|software|judg|prompt|agent|llm|prediction)/gi,
};
const WEIGHT = { title: 12, description: 4, body: 1 };

/** Chooses a post's drawing: the subject that its words name most often, above all those of its title. */
export function chooseDrawing(post: { title: string; description: string; body: string }): DrawingName {
  const score = (subject: RegExp) =>
    Object.entries(WEIGHT).reduce(
      (sum, [part, weight]) => sum + weight * (post[part as keyof typeof WEIGHT].match(subject)?.length ?? 0),
      0,
    );
  const scores = Object.entries(SUBJECTS).map(([name, subject]) => [name as DrawingName, score(subject)] as const);
  const [name, best] = scores.reduce((a, b) => (b[1] > a[1] ? b : a));
  return best > 0 ? name : 'arcs';
}
