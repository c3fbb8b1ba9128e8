import { elements, isText, nodes } from './clean/dom.ts';
import { keywordsOf } from './keywords.ts';
import type { PostOutline } from './post.ts';

/** The number of posts at the head of the feed that link to others. */
const LINKED_POSTS = 3;
const LINKS_PER_POST = 3;
const MIN_OTHERS = 3;

/**
 * Links a post to others. In the first three posts of the feed, the first paragraph gets up to three links on words that it
 * shares with other posts' titles, one per post, if there are at least three others. Changes `body` in place.
 */
export function crossLink(
  body: Element,
  index: number,
  posts: readonly PostOutline[],
  postPath: (slug: string) => string,
): void {
  if (index >= LINKED_POSTS || posts.length - 1 < MIN_OTHERS) return;
  const paragraph = elements(body, 'p').find((p) => p.textContent?.trim());
  if (!paragraph) return;
  const words = paragraph.textContent.toLowerCase();
  let left = LINKS_PER_POST;
  for (const [place, { title, slug }] of posts.entries()) {
    if (left === 0) return;
    if (place === index) continue;
    const found = keywordsOf(title).filter((word) => words.includes(word));
    if (found.some((word) => linkFirst(paragraph, word, postPath(slug)))) left--;
  }
}

/** Turns the first whole occurrence of a word outside links into a link. Returns whether there was one. */
function linkFirst(paragraph: Element, word: string, href: string): boolean {
  // Safari 15 has no look-behind.
  const whole = new RegExp(`(^|[^\\p{L}\\p{N}])(${word})(?![\\p{L}\\p{N}])`, 'iu');
  const text = nodes(paragraph)
    .filter(isText)
    .find((node) => whole.test(node.data) && !node.parentElement?.closest('a'));
  const match = text && whole.exec(text.data);
  if (!text || !match) return false;
  const [, before = '', matched = ''] = match;
  const found = text.splitText(match.index + before.length);
  found.splitText(matched.length);
  const link = paragraph.ownerDocument.createElement('a');
  link.setAttribute('href', href);
  found.replaceWith(link);
  link.append(found);
  return true;
}
