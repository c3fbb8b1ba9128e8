import type { HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { type Claim, claimFigure, claims, leak, proven, sourceLine } from '../../src/content/claims.ts';
import { pages } from '../../src/content/pages.ts';
import { figureText } from '../../src/lib/format.ts';
import { builtPage, builtPages } from '../support/built-site.ts';

// A figure that stands by itself needs its source next to it.

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
