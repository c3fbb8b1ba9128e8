import type { HTMLElement } from 'node-html-parser';
import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { type Claim, claimFigure, claims, leak, proven, sourceLine } from '../../src/content/claims.ts';
import { pages } from '../../src/content/pages.ts';
import { figureText } from '../../src/lib/format.ts';
import { builtPage, builtPages } from '../support/built-site.ts';
import { isSampleSite } from '../support/owner/is-sample-site.ts';

// Finds what readers notice across pages: overused phrases, repeated sentences, and figures without a source.

const MAX_PAGES = 2;
const MIN_LENGTH = 40;

/** Overused phrases, and how many different sentences of the site may have each. */
const MANNERISMS: readonly [phrase: RegExp, limit: number][] = [
  [/\bnobody\b/i, 0],
  [/\bwhoever\b/i, 2],
  [/\banew\b/i, 0],
  [/\bbeside\b/i, 5],
  [/\bof (?:its|their|your|our) own\b/i, 5],
  [/\bletters?\b/i, 5],
  [/\bone page\b/i, 5],
  [/\bpeople who\b/i, 13],
  [/\bat once\b/i, 5],
  [/\b(?:on a|only a faster) tuesday\b/i, 1],
  [/\bswitch to turn it off\b/i, 0],
  [/\b(?:rests? on|hangs? on|need not|mend)\b/i, 1],
];

/**
 * Parts that pages repeat on purpose: the newsletter, forms, dialogs, and the refund next to each price, in the same words as in the
 * terms. Links repeat the titles of other pages.
 */
const REPEATED =
  '[aria-labelledby=newsletter], [data-refund], form, dialog, a, script, style, code, pre, noscript, svg, [aria-hidden=true]';
const BLOCKS = 'h1, h2, h3, h4, p, li, dt, dd, blockquote, figcaption, td, th';
/** Lists of posts show how each post begins. */
const POST_LIST = /^\/blog\/(?:$|page\/|archive\/)/;

/** Returns whether a list item introduces a post, as the lists of related posts do. */
function isTeaser(item: HTMLElement): boolean {
  return item.querySelector('a[href*="/blog/"]') !== null && item.closest('.prose') === null;
}

/** Returns the sentences of a page's own copy. */
function sentences(html: string): string[] {
  const main = parse(html).querySelector('main');
  main?.querySelectorAll('li').forEach((item) => isTeaser(item) && item.remove());
  main?.querySelectorAll(REPEATED).forEach((element) => element.remove());
  const blocks = main?.querySelectorAll(BLOCKS).filter((block) => !block.querySelector(BLOCKS)) ?? [];
  return blocks
    .map((block) => block.textContent.replace(/\s+/g, ' ').trim())
    .flatMap((text) => text.split(/(?<=[.!?…])\s+(?=[A-Z“‘$\d])/))
    .filter(Boolean);
}

/** Maps each sentence to the pages that it is on. */
function pagesBySentence(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { route, html } of builtPages())
    if (!POST_LIST.test(route))
      for (const sentence of sentences(html)) found.set(sentence, (found.get(sentence) ?? new Set()).add(route));
  return found;
}

describe.runIf(isSampleSite())('sentences', () => {
  const found = pagesBySentence();

  test.each(MANNERISMS)('%s is in at most %i sentences', (phrase, limit) => {
    const having = [...found].filter(([sentence]) => phrase.test(sentence));
    const named = having.map(([sentence, routes]) => `${[...routes].join(' ')}: ${sentence}`);
    expect(named.length, named.join('\n')).toBeLessThanOrEqual(limit);
  });

  test(`no sentence of ${MIN_LENGTH} characters is on more than ${MAX_PAGES} pages`, () => {
    const sources = new Set(proven(Object.values<Claim>(claims)).map(sourceLine)); // a figure brings its source along
    const repeated = [...found].filter(
      ([text, { size }]) => text.length >= MIN_LENGTH && size > MAX_PAGES && !sources.has(text),
    );
    expect(repeated.map(([text, routes]) => `${[...routes].join(' ')}: ${text}`).join('\n')).toBe('');
  });
});

/** A heading that begins by counting: 'Four steps …', '90 days, …', '$25,000 …'. */
const COUNTING = /^(?:[$\d]|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b)/i;
const MAX_COUNTING = 9;

test.runIf(isSampleSite())(`at most ${MAX_COUNTING} headings outside the blog begin with a number`, () => {
  const headings = builtPages()
    .filter(({ route }) => !route.startsWith('/blog/'))
    .flatMap(({ route, document }) =>
      document.querySelectorAll('main :is(h1, h2)').map(({ textContent }) => `${route}: ${textContent.trim()}`),
    );
  const counting = headings.filter((heading) => COUNTING.test(heading.replace(/^\S+ /, '')));
  expect(counting.length, counting.join('\n')).toBeLessThanOrEqual(MAX_COUNTING);
});

/** Returns the smallest part of a page around an element that also has this text. */
function around(element: HTMLElement, text: string): HTMLElement | undefined {
  let part: HTMLElement | null = element.parentNode;
  while (part && part.tagName !== 'SECTION' && part.tagName !== 'BODY') {
    if (part.textContent.includes(text)) return part;
    part = part.parentNode;
  }
  return undefined;
}

/** Every claim that a page shows as a figure by itself, with its line or what is missing. */
function shownAlone(document: HTMLElement, { figures, text }: { figures: string[]; text: string }): HTMLElement[] {
  return document
    .querySelectorAll('main :is(dt, dd, p, span, count-up)')
    .filter((element) => figures.includes(element.textContent.replace(/\s+/g, ' ').trim()))
    .flatMap((element) => around(element, text) ?? []);
}

describe('figures', () => {
  test.each(Object.entries<Claim>(claims))('%s is shown large only with its source', (_, claim) => {
    const [source] = proven([claim]).map(sourceLine);
    const figures = [claimFigure(claim), figureText(claim.figure)];
    for (const { route, document } of builtPages())
      for (const part of shownAlone(document, { figures, text: claim.text })) {
        expect.soft(source, `${route}: ${figures[0]} ${claim.text} has no evidence in claims.ts`).toBeDefined();
        const line = (part.closest('div, li, section') ?? part).textContent;
        expect.soft(line, `${route}: ${figures[0]} ${claim.text}`).toContain(source);
      }
  });

  test('the losses on the home page name their source', () => {
    const terms = builtPage(pages.home.path).document.querySelectorAll('main dt');
    for (const figure of [leak.critical, leak.high].map(figureText)) {
      const term = terms.find(({ textContent }) => textContent.includes(figure));
      expect.soft(term?.parentNode?.textContent, figure).toContain(leak.source);
    }
  });
});
