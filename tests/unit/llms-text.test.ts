import { beforeEach, expect, test, vi } from 'vitest';
import { groups } from '../../src/data/navigation.ts';
import { pages } from '../../src/data/pages.ts';
import { llmsText } from '../../src/generators/llms-text.ts';
import { siteUrl } from '../../src/lib/net/site-origin.ts';
import { buildWords, words } from '../../src/locale.ts';
import { paths } from '../../src/paths.ts';

beforeEach(() => void vi.stubEnv('SITE', 'https://www.example.com'));

const post = (n: number) => ({ title: `Post [${n}]`, slug: `post-${n}`, description: ` About\n ${n}  ` });
const sections = (text: string) =>
  new Map(text.split('\n\n## ').map((part) => part.split('\n\n', 2) as [string, string]));

test('lists every page of an area under its title, and no page of another', () => {
  const areas = sections(llmsText([], []));
  const titles = Object.fromEntries(groups.map(({ area, label }) => [area, label]));
  expect([...areas.keys()].slice(1)).toEqual([...Object.values(titles), 'Optional']);
  for (const { title, path, area, description } of Object.values(pages))
    for (const [name, heading] of Object.entries(titles)) {
      const lines = areas.get(heading)?.split('\n');
      const line = `- [${(path === paths.home ? buildWords.home : title).replaceAll('\u00ad', '')}](${siteUrl(path)}): ${description.replace(/\s+/g, ' ')}`;
      expect(lines?.includes(line), `${title} in ${heading}`).toBe(name === area);
    }
});

test('lists the 50 newest posts, one per line', () => {
  const lines = sections(
    llmsText(
      Array.from({ length: 60 }, (_, n) => post(n)),
      [],
    ),
  )
    .get(words.posts)
    ?.split('\n');
  expect(lines).toHaveLength(50);
  expect(lines?.[0]).toBe(`- [Post 0](${siteUrl('/blog/post-0/')}): About 0`);
});
