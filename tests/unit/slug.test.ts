import { describe, expect, test } from 'vitest';
import { assignSlugs } from '../../src/features/blog/read/slug.ts';
import { slugify } from '../../src/lib/slugify.ts';
import cases from './cases/slug.json';

const post = (title: string, link: string, time?: number) => ({ title, link, time });

describe('the slug of a title', () => {
  test.each(cases['slugs'] as [string, string, string?][])('of %j is %j', (title, slug, language) =>
    expect(slugify(title, language)).toBe(slug),
  );
});

describe('the slugs of a feed', () => {
  test('are never empty and always different', () => {
    const slugs = assignSlugs([
      post('Привет', 'https://a'),
      post('', 'https://b'),
      post('A', 'https://c'),
      post('a!', 'https://d'),
      post('A', ''),
    ]);
    expect(new Set(slugs).size).toBe(5);
    for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(slugs[0]).toMatch(/^post-[a-z0-9]{4,7}$/);
  });

  test('match the address of the site’s own post, in any script', () => {
    const [slug = ''] = assignSlugs([post('Привет', 'own-1')]);
    expect(assignSlugs([post('Привет', `https://www.example.com/site/blog/${slug}/`)])).toEqual([slug]);
  });

  test('stay with the oldest post of that title when new ones appear', () => {
    const old = post('News', 'https://old', 1);
    const young = post('News', 'https://young', 2);
    const [youngSlug, oldSlug] = assignSlugs([young, old]);
    expect(oldSlug).toBe('news');
    expect(youngSlug).toMatch(/^news-[a-z0-9]+$/);
    expect(assignSlugs([post('News', 'https://newest', 3), young, old]).slice(1)).toEqual([youngSlug, oldSlug]);
  });

  test('treat the later item as older if dates are equal', () => {
    expect(assignSlugs([post('News', 'https://b'), post('News', 'https://a')])[1]).toBe('news');
  });

  test('stay fast for thousands of identical posts', () => {
    const slugs = assignSlugs(Array.from({ length: 20_000 }, () => post('News', '')));
    expect(new Set(slugs).size).toBe(20_000);
  });
});
