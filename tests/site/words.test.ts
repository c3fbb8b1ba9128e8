import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { type BuiltPage, builtDocuments } from '../support/built-site.ts';
import { isSampleSite } from '../support/owner/is-sample-site.ts';

// One style for what visitors read: American spelling, and one way to write ranges, email, quotation marks and apostrophes.

const RULES: readonly [rule: string, broken: RegExp][] = [
  [
    'American spelling',
    /\b(?:colours?|favourites?|centres?|behaviours?|(?:organi|reali|recogni|optimi|summari|prioriti)s(?:e[ds]?|ing|ation)|analysed?|licences?|programmes?|whilst|learnt|cheques?|grey|travelled|cancelled|judgement|labour|neighbours?|honour|practise|defence|offence|enquir\w+|sceptic\w*|catalogues?)\b/i,
  ],
  [
    'American words',
    /\b(?:fortnight|the lift|car park|post ?code|postal code|cloakroom|telephone|afterwards|towards|mobile phone|caught out|catch(?:es)? \w+ out|sit the exam)\b/i,
  ],
  ['email without a hyphen', /\be-mails?\b/i],
  ['ranges with an en dash', /(?<![\w/#.-])\$?\d[\d,.]*[KMk%]?-\$?\d[\d,.]*[KMk%]?(?![\w-])/],
  ['curly apostrophes', /'/],
  ['curly quotation marks', /"/],
  ['commas and full stops before a closing quotation mark', /[”][,.]/],
];

/** CSS sizes that a page shows as data. */
const ALLOWED = /clamp\([^)]*\)/g;

/** Elements that don't break the line around them. */
const INLINE = new Set(['A', 'B', 'EM', 'STRONG', 'SVG', 'PATH']);

/** Returns the texts of a page that a visitor reads or hears: content, descriptions, and alternative texts. */
function words(page: BuiltPage): string[] {
  const html = parse(page.html);
  const body = html.querySelector('body');
  body?.querySelectorAll('script, style, code, pre, noscript').forEach((element) => element.remove());
  const named = html
    .querySelectorAll('[alt], [aria-label], [title]')
    .map(
      (element) => element.getAttribute('alt') ?? element.getAttribute('aria-label') ?? element.getAttribute('title'),
    );
  const described = html.querySelector('meta[name="description"]')?.getAttribute('content');
  return [body?.textContent, described, ...named].flatMap((text) => (text ? text.split('\n') : []));
}

describe.runIf(isSampleSite())('what visitors read', () => {
  const pages = builtDocuments().map((page) => [page.route, words(page)] as const);

  test.each(RULES)('%s', (rule, broken) => {
    for (const [route, lines] of pages)
      for (const line of lines) {
        const said = line.replace(ALLOWED, '');
        const at = said.search(broken);
        expect.soft(at < 0 ? '' : said.slice(Math.max(0, at - 30), at + 40), `${route}: ${rule}`).toBe('');
      }
  });

  test('no two words run together', () => {
    for (const { route, document } of builtDocuments())
      for (const element of document.querySelectorAll(':is(h1, h2, h3, p, a, li, dd, button)')) {
        if (element.querySelectorAll('*').some(({ tagName }) => !INLINE.has(tagName))) continue;
        const joined = /\S*[a-z\d][?!.,;:]?[A-Z][A-Za-z]\S*/.exec(element.textContent.replace(/\S*[@/]\S*/g, ''));
        expect.soft(joined?.[0], `${route}: ${element.textContent}`).toBeUndefined();
      }
  });

  test('each post links to the pages of its subject', () => {
    const posts = builtDocuments().filter(({ route }) => /^\/blog\/[^/]+\/$/.test(route));
    expect(posts.length).toBeGreaterThan(0);
    for (const { route, document } of posts) {
      const links = document.querySelectorAll('.prose a').map((link) => link.getAttribute('href') ?? '');
      expect.soft(links.filter((href) => /^\/(?!blog\/)/.test(href)).length, route).toBeGreaterThan(0);
    }
  });
});
