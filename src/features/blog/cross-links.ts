import type { Steps } from '../../lib/steps.ts';
import { elements } from './clean/elements.ts';
import type { PostOutline } from './post.ts';

/** How many posts at the head of the feed are linked to others. */
export const LINKED_POSTS = 3;
const LINKS_PER_POST = 3;
const FEWEST_OTHERS = 3;
/** How many titles are looked at in a step. */
const TITLES_A_STEP = 100;

// Words of a title that say nothing about its subject.
const COMMON = new Set(
  `about after again against because before being between could does every first from have here into just less like
  make more most much need never next only other over people right same should some still such than that their them then
  there these they thing things this those through under until very well were what when where which while with without
  would your yours`.split(/\s+/),
);

/**
 * Links from a post to others: in the first three posts of the feed, the first paragraph gets up to
 * three links on words it shares with other posts' titles, one a post, and only where at least three others exist.
 * Changes `body` in place.
 */
export function* crossLinkSteps(
  body: Element,
  index: number,
  posts: readonly PostOutline[],
  postPath: (slug: string) => string,
): Steps<void> {
  if (index >= LINKED_POSTS || posts.length - 1 < FEWEST_OTHERS) return;
  const paragraph = elements(body, 'p').find((p) => p.textContent?.trim());
  if (!paragraph) return;
  const words = paragraph.textContent.toLowerCase();
  let left = LINKS_PER_POST;
  for (const [place, { title, slug }] of posts.entries()) {
    if (left === 0) return;
    if (place % TITLES_A_STEP === 0) yield;
    if (place === index) continue;
    const found = keywords(title).filter((word) => words.includes(word));
    if (found.some((word) => linkFirst(paragraph, word, postPath(slug)))) left--;
  }
}

/** The words of a title worth a link, longest first: the longer, the more it says. */
export function keywords(title: string): string[] {
  const words = title.toLowerCase().match(/\p{L}[\p{L}-]{3,}/gu) ?? [];
  return [...new Set(words)].filter((word) => !COMMON.has(word)).sort((a, b) => b.length - a.length);
}

/** Turns the first whole occurrence of a word, outside links, into a link; whether there was one. */
function linkFirst(paragraph: Element, word: string, href: string): boolean {
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, 'iu');
  const text = textNodes(paragraph).find((node) => whole.test(node.data));
  const match = text && whole.exec(text.data);
  if (!text || !match) return false;
  const found = text.splitText(match.index);
  found.splitText(match[0].length);
  const link = paragraph.ownerDocument.createElement('a');
  link.setAttribute('href', href);
  found.replaceWith(link);
  link.append(found);
  return true;
}

function textNodes(element: Element): Text[] {
  const nodes: Text[] = [];
  for (const node of element.childNodes) {
    if (node.nodeType === node.TEXT_NODE) nodes.push(node as Text);
    else if (node.nodeType === node.ELEMENT_NODE && node.nodeName !== 'A') nodes.push(...textNodes(node as Element));
  }
  return nodes;
}
