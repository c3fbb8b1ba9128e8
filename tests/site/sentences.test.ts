import type { HTMLElement } from 'node-html-parser';
import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { type Claim, claimFigure, claims, leak, proven, sourceLine } from '../../src/content/claims.ts';
import { pages } from '../../src/content/pages.ts';
import { figureText } from '../../src/lib/format.ts';
import { builtPage, builtPages } from '../support/built-site.ts';
import { isSampleSite } from '../support/owner/is-sample-site.ts';

// Finds what readers notice across pages: repeated sentences, and figures without a source.

const MAX_PAGES = 2;
const MIN_LENGTH = 40;

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

test.runIf(isSampleSite())(`no sentence of ${MIN_LENGTH} characters is on more than ${MAX_PAGES} pages`, () => {
  const sources = new Set(proven(Object.values<Claim>(claims)).map(sourceLine)); // a figure brings its source along
  const repeated = [...pagesBySentence()].filter(
    ([text, { size }]) => text.length >= MIN_LENGTH && size > MAX_PAGES && !sources.has(text),
  );
  expect(repeated.map(([text, routes]) => `${[...routes].join(' ')}: ${text}`).join('\n')).toBe('');
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

/** Returns the parts of a page that show a claim as a figure by itself. */
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
