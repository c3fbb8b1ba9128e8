import { DomUtils, parseDocument } from 'htmlparser2';
import type { Post } from '../features/blog/post.ts';

const KEYWORDS = 5;

// Words that say nothing of what a text is about.
const COMMON = new Set(
  `a about above after again all almost already also although always am an and another any anyone are around as ask asked
  at away back be became because been before being below between both but by call came can cannot come could day days did
  do does doing done down each either else enough even ever every everyone everything few find first for from gave get gets
  give given go goes going good got great had has have having he her here hers him his how however i if in instead into is it
  its itself just keep kind knew know known last later least less let like little long look made make makes making many may
  maybe me mean means might mine more most much must my near need needs never new next no nobody nor not nothing now of off
  often old on once one ones only or other others our ours out over own part people perhaps place put quite rather real
  really right said same saw say says second see seem seen several shall she should show since so some somebody something
  sometimes soon still such take taken tell than that the their theirs them then there these they thing things think this
  those though thought three through time to today together told too took tried try turn two under until up upon us use
  used very want was way we week weeks well went were what when where whether which while who whole whom whose why will with
  within without word words work year years yes yet you your yours`
    .split(/\s+/)
    .filter(Boolean),
);

/** What a post's body holds, counted. */
export interface PostFacts {
  words: number;
  keywords: string[];
}

/** How many words a post has, and the five that it comes back to most; those of its title count three times. */
export function postFacts({ title, content }: Pick<Post, 'title' | 'content'>): PostFacts {
  const body = wordsOf(DomUtils.textContent(parseDocument(content)));
  const counts = new Map<string, number>();
  for (const word of [...body, ...wordsOf(title), ...wordsOf(title), ...wordsOf(title)]) {
    const stem = word.toLowerCase().replace(/[’']s$/, '');
    if (stem.length > 3 && !COMMON.has(stem) && !/^\d/.test(stem)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  const ranked = [...counts].toSorted(([a, m], [b, n]) => n - m || a.localeCompare(b));
  return { words: body.length, keywords: ranked.slice(0, KEYWORDS).map(([word]) => word) };
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu) ?? [];
}
