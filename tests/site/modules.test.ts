import { expect, test } from 'vitest';
import { modules } from '../../src/content/modules.ts';
import { builtPage } from '../support/built-site.ts';

test('shows a module’s title, features and questions, and links to /platform/ and its dashboard tab', () => {
  for (const { title, slug, tab, features, questions } of modules) {
    const { document, route } = builtPage(`/products/${slug}/`);
    expect.soft(document.querySelector('h1')?.text.trim(), route).toBe(title);
    const headings = document.querySelectorAll('h2, h3').map((heading) => heading.text.trim());
    for (const feature of features) expect.soft(headings, route).toContain(feature.title);
    const details = document.querySelectorAll('main details');
    expect.soft(details.length, `${route}: questions`).toBe(questions.length);
    for (const [index, { question, answer }] of questions.entries()) {
      expect.soft(details[index]?.text, route).toContain(question);
      expect.soft(details[index]?.text, route).toContain(answer);
    }
    expect.soft(document.querySelector('a[href="/platform/"]'), `${route}: way back`).not.toBeNull();
    expect.soft(document.querySelector(`main a[href="/dashboard/#${tab}"]`), `${route}: dashboard`).not.toBeNull();
  }
});
