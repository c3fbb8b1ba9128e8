import { describe, expect, test } from 'vitest';
import { filesIn, textFiles } from '../../src/integrations/checks/files-in.ts';
import { missingFiles } from '../../src/integrations/checks/missing-files.ts';
import { unmadePages } from '../../src/integrations/checks/unmade-pages.ts';
import { missingEntries, missingEntrySentence } from '../../src/integrations/checks/missing-entries.ts';

const sources = await textFiles('src', 'src/', /\.(?:tsx?|astro)$/);

/** What is missing in the project where some files read otherwise; undefined takes one away. */
function missing(changed: Readonly<Record<string, string | undefined>>) {
  const project = new Map(sources);
  for (const [file, text] of Object.entries(changed)) {
    if (text === undefined) project.delete(file);
    else project.set(file, text);
  }
  return missingEntries(project).map(missingEntrySentence);
}

const without = (file: string, line: RegExp) => ({ [file]: sources.get(file)?.replace(line, '') });

describe('the build', () => {
  test('misses nothing as the project stands', () => expect(missing({})).toEqual([]));

  test('names each place that still leads to an address that was taken away', () => {
    const found = missing(without('src/paths.ts', /^ {2}home: .*\n/m));
    expect(found.length).toBeGreaterThan(2);
    expect(found).toContainEqual(
      expect.stringMatching(/^src\/content\/pages\.ts:\d+: paths\.home is not in src\/paths\.ts; take it out here, /),
    );
  });

  test('names what still speaks of a page that was taken away, its own file too', () => {
    const found = missing(without('src/content/pages.ts', /^ {2}home: \{[\s\S]*?\n {2}\},\n/m));
    expect(found).toContainEqual(expect.stringMatching(/^src\/pages\/index\.astro:\d+: pages\.home is not in /));
  });

  test('names a link, a claim and a commitment that went', () => {
    expect(missing(without('src/site.config.ts', /^ {4}tvHighlights: .*\n/m))).toEqual([
      expect.stringContaining('site.links.tvHighlights is not in src/site.config.ts'),
    ]);
    expect(missing(without('src/content/claims.ts', /^ {2}leads: .*\n/m))).not.toEqual([]);
    expect(missing(without('src/content/commitments.ts', /^ {2}summitHours: (?!text).*\n/m))).not.toEqual([]);
  });

  test('is not taken in by comments, other objects of that name, methods and what can’t be read off a source', () => {
    const use = (text: string) =>
      missing({ 'src/pages/x.astro': `---\nimport { paths } from '../paths.ts';\n---\n${text}` });
    expect(use('// paths.gone\n{my.paths.gone} {paths.home.length} {paths.product("x").gone}')).toEqual([]);
    expect(use('{paths.gone}')).toEqual([
      'src/pages/x.astro:4: paths.gone is not in src/paths.ts; take it out here, or bring it back there.',
    ]);
  });

  test('names a page whose file was taken away, and none as the project stands', () => {
    expect(unmadePages(sources)).toEqual([]);
    const fewer = new Map([...sources].filter(([file]) => file !== 'src/pages/index.astro'));
    expect(unmadePages(fewer)).toEqual([
      expect.stringMatching(/^src\/content\/pages\.ts:\d+: pages\.home has no page; take it out here, or bring back /),
    ]);
  });

  test('names what imports a file that was taken away, and none as the project stands', async () => {
    const files = new Set(Array.from(await filesIn('src'), (name) => `src/${name}`));
    expect(missingFiles(sources, files)).toEqual([]);
    files.delete('src/pages/_404/missed-drawing.ts');
    expect(missingFiles(sources, files)).toContainEqual(
      expect.stringMatching(
        /^src\/pages\/_404\/NotFound\.astro:\d+: src\/pages\/_404\/missed-drawing\.ts is not there; take out /,
      ),
    );
  });
});
