import { expect, it } from 'vitest';
import { leftOfRemovedPages } from '../../src/integrations/checks/removed-pages.ts';
import { textFiles } from '../../src/lib/files-in.ts';

it('names the places that use a page without a path or an entry', () => {
  const sources = new Map([
    ['src/paths.ts', "export const paths = {\n  home: withBase('/'),\n  post: (slug: string) => slug,\n};"],
    ['src/content/pages/a.ts', 'export const aPages = {\n  about: {\n    title: 1,\n  },\n};'],
    [
      'src/content/menu.ts',
      "import { pages } from './pages.ts';\nimport { paths } from '../paths.ts';\nuse(paths.home, paths.brand);\nuse(pages.about, pages.brand);",
    ],
    [
      'src/pages/x.astro',
      "import { paths, withBase } from '../paths.ts';\n<a href={paths.brand}>x</a>{paths.post('y')}",
    ],
    ['src/lib/other.ts', 'const pages = []; pages.brand; paths.brand;'],
  ]);
  expect(leftOfRemovedPages(sources)).toEqual([
    'src/paths.ts has no brand. Delete what uses it: src/content/menu.ts:3, src/pages/x.astro:2.',
    'src/content/pages has no brand. Delete what uses it: src/content/menu.ts:4.',
  ]);
});

it('finds nothing in this project', async () => {
  expect(leftOfRemovedPages(await textFiles('src', 'src/', /\.(tsx?|astro)$/))).toEqual([]);
});
