import { expect, test } from 'vitest';
import { labels } from '../../src/content/labels.ts';
import { modules } from '../../src/content/modules.ts';
import { builtPage } from '../support/built-site.ts';

test('shows a card for every module on /platform/, linked to its page', () => {
  const cards = builtPage('/platform/').document.querySelectorAll('#modules li a');
  expect(cards).toHaveLength(modules.length);
  for (const { title, slug } of modules) {
    const card = cards.find((link) => link.getAttribute('href') === `/products/${slug}/`);
    expect.soft(card?.text, `the card of ${slug}`).toContain(title);
  }
});

test('shows a module’s title, features and questions, and links to /platform/ and its dashboard tab', () => {
  for (const { title, slug, tab, features, questions } of modules) {
    const { document, route } = builtPage(`/products/${slug}/`);
    expect.soft(document.querySelector('h1')?.text.trim(), route).toBe(title);
    const headings = document.querySelectorAll('h2, h3').map((heading) => heading.text.trim());
    for (const feature of features) expect.soft(headings, route).toContain(feature.title);
    const details = document.querySelectorAll('details');
    expect.soft(details.length, `${route}: questions`).toBe(questions.length);
    for (const [index, { question, answer }] of questions.entries()) {
      expect.soft(details[index]?.text, route).toContain(question);
      expect.soft(details[index]?.text, route).toContain(answer);
    }
    expect.soft(document.querySelector('a[href="/platform/"]'), `${route}: way back`).not.toBeNull();
    const dashboard = document.querySelectorAll('a').find((link) => link.text.includes(labels.sampleDashboard));
    expect.soft(dashboard?.getAttribute('href'), route).toBe(`/dashboard/#${tab}`);
  }
});

test('ends a module’s page with the next module and a list of all, with the current one marked', () => {
  for (const [index, { slug }] of modules.entries()) {
    const { document, route } = builtPage(`/products/${slug}/`);
    const links = document
      .querySelectorAll('[aria-labelledby="next-module"] a')
      .map((link) => link.getAttribute('href'));
    expect.soft(links[0], route).toBe(`/products/${modules[(index + 1) % modules.length]?.slug}/`);
    for (const other of modules) expect.soft(links, route).toContain(`/products/${other.slug}/`);
    const marked = document.querySelectorAll('main a[aria-current]').map((link) => link.getAttribute('href'));
    expect.soft(marked, route).toEqual([`/products/${slug}/`]);
  }
});
