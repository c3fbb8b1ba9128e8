import { listsIn } from './content-names.ts';
import { lineOf } from '../../lib/line-of.ts';

const FILE = 'src/content/pages.ts';

/** A sentence for each entry of the pages that no file of `src/pages` shows: its social card and its listings would stay. */
export function unmadePages(sources: ReadonlyMap<string, string>): string[] {
  const list = sources.get(FILE) ?? '';
  const files = [...sources].filter(([file]) => file.startsWith('src/pages/')).map(([, source]) => source);
  return [...(listsIn(FILE, list).get('pages')?.keys() ?? [])]
    .filter((name) => !files.some((source) => source.includes(`<Page name="${name}"`)))
    .map((name) => {
      const line = lineOf(list, `  ${name}: {`);
      return `${FILE}:${line}: pages.${name} has no page; take it out here, or bring back the file of src/pages that says <Page name="${name}">.`;
    });
}
