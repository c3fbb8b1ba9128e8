import { expect, test } from 'vitest';
import { deadLinks, namedByAddress } from '../../src/integrations/checks/dead-links.ts';

test('names each dead link once, with a page that has it', () => {
  const links = [
    { file: 'about/index.html', href: '/brand/', isPart: false },
    { file: 'index.html', href: '/events/#gone', isPart: true },
    { file: 'services/index.html', href: '/brand/', isPart: false },
  ];
  expect(namedByAddress(links)).toEqual(['/brand/ (on about/index.html and 1 more)', '/events/#gone (on index.html)']);
});

test('follows links and fragments below a base path', () => {
  const pages = new Map([
    [
      'index.html',
      {
        ids: new Set(['top']),
        hrefs: ['/site/', '/site/#top', '/site/#gone', '/about/', '/site/x%20y.pdf', '#top', 'mailto:a@b.co'],
      },
    ],
  ]);
  const dead = deadLinks(pages, new Set(['index.html', 'x y.pdf']), '/site/');
  expect(dead.map(({ href, isPart }) => [href, isPart])).toEqual([
    ['/site/#gone', true],
    ['/about/', false],
  ]);
});

test('names the source of a dead link', () => {
  const sources = new Map([
    ['src/paths.ts', "  about: withBase('/about/'),\n"],
    ['src/pages/a.astro', 'href={`${paths.about}#record`}'],
    ['src/pages/b.astro', 'href={paths.about} href="#prices"'],
    ['src/content/posts/c.md', '[gone](/gone/)'],
  ]);
  const named = (href: string) => namedByAddress([{ file: 'index.html', href, isPart: false }], sources);
  expect(named('/site/about/')).toEqual(['/site/about/ (src/pages/a.astro; src/pages/b.astro; on index.html)']);
  expect(named('#prices')).toEqual(['#prices (src/pages/b.astro; on index.html)']);
  expect(named('/about/#record')).toEqual(['/about/#record (src/pages/a.astro; on index.html)']);
  expect(named('/gone/')).toEqual(['/gone/ (src/content/posts/c.md; on index.html)']);
  expect(named('/nowhere/')).toEqual(['/nowhere/ (on index.html)']);
});
