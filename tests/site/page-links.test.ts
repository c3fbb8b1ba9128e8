import { expect, test } from 'vitest';
import { firstSession, packages } from '../../src/data/coaching.ts';
import { content } from '../../src/data/content.ts';
import { linked } from '../../src/data/offers.ts';
import { videos } from '../../src/data/videos.ts';
import { money } from '../../src/lib/format.ts';
import { site } from '../../src/site.config.ts';
import { builtPage, builtPages } from '../support/built-site.ts';

const links = (route: string) =>
  builtPage(route)
    .document.querySelectorAll('main a')
    .map((link) => ({ href: link.getAttribute('href') ?? '', text: folded(link.text) }));
const folded = (text: string) => text.replace(/\s+/g, ' ');

test('links every package, by name, to its form, and the first session, by price, to its checkout', () => {
  const found = links('/quantum-shift/coach/');
  for (const { name, form } of packages)
    expect
      .soft(
        found.some(({ href, text }) => href === form && text.includes(folded(name))),
        name,
      )
      .toBe(true);
  const priced = found.filter(({ text }) => text.includes(folded(money(firstSession.price))));
  expect(priced.some(({ href }) => href === site.links.firstSessionCheckout)).toBe(true);
  expect(found.map(({ href }) => href)).toEqual(
    expect.arrayContaining(
      [...content.coach.packages.actions.map(linked), ...videos.map(({ url: href }) => ({ href }))].map(
        ({ href }) => href,
      ),
    ),
  );
});

test('words for screen readers alone are last in a link, so that its visible words can be spoken', () => {
  for (const { route, document } of builtPages())
    for (const { innerHTML } of document.querySelectorAll('a')) {
      const shown = innerHTML
        .replace(/<noscript>.*?<\/noscript>|<span class="example">.*?<\/span><\/span>/gs, '')
        .split(/<span class="sr-only">.*?<\/span>/s);
      expect
        .soft(
          shown
            .slice(1)
            .join('')
            .replace(/<[^>]*>/g, '')
            .trim(),
          `${route}: ${innerHTML}`,
        )
        .toBe('');
    }
});
