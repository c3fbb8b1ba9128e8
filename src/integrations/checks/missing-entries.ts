import { listsIn, type Names } from './content-names.ts';
import { importsIn } from './imports-in.ts';

/** A place that names an entry which its list does not have: the address of a page that was taken away, say. */
export interface MissingEntry {
  file: string;
  /** 1-based. */
  line: number;
  /** As it is written there: `paths.brand`. */
  name: string;
  /** Where the list stands. */
  home: string;
}

const HOME = /^src\/(?:paths|site\.config|content\/[\w-]+)\.ts$/;
const COMMENT = /^\s*(?:\/\/|\/?\*)/;

/** Every place in the project's sources (by their path) that names an entry of a list of the content which is not there. */
export function missingEntries(sources: ReadonlyMap<string, string>): MissingEntry[] {
  const homes = new Map(
    [...sources].filter(([file]) => HOME.test(file)).map(([file, source]) => [file, listsIn(file, source)]),
  );
  const pages = homes.get('src/content/pages.ts')?.get('pages');
  return [...sources].flatMap(([file, source]) => {
    const lists = importedLists(file, source, homes);
    return source.split('\n').flatMap((text, index) => {
      if (COMMENT.test(text)) return [];
      const found = lists.flatMap(({ alias, names, home }) =>
        chainsFrom(alias, text).flatMap((chain) => {
          const part = missingPart(names, chain);
          return part ? [{ name: [alias, ...part].join('.'), home }] : [];
        }),
      );
      const [, page = ''] = /<Page name="(\w+)"/.exec(text) ?? [];
      if (page && pages && !pages.has(page)) found.push({ name: `pages.${page}`, home: 'src/content/pages.ts' });
      return found.map(({ name, home }) => ({ file, line: index + 1, name, home }));
    });
  });
}

/** What the owner is told: a sentence a place, with what to do. */
export function missingEntrySentence({ file, line, name, home }: MissingEntry): string {
  return `${file}:${line}: ${name} is not in ${home}; take it out here, or bring it back there.`;
}

/** The lists that a file imports, under the names that it gives them. */
function importedLists(file: string, source: string, homes: ReadonlyMap<string, Names>) {
  return importsIn(file, source).flatMap(({ path: home, names }) =>
    names.flatMap(({ name, alias }) => {
      const list = homes.get(home)?.get(name);
      return list ? [{ alias, names: list, home }] : [];
    }),
  );
}

/** What is asked of a name in a line: `paths.embeds.clip` is ['embeds', 'clip']. */
function chainsFrom(alias: string, text: string): string[][] {
  const chain = new RegExp(`(?<![\\w$.'"/-])${alias}((?:\\.[a-zA-Z_$][\\w$]*)+)`, 'g');
  return Array.from(text.matchAll(chain), ([, rest = '']) => rest.slice(1).split('.'));
}

/** The name that is missing, with those above it; undefined where all are there, or can't be told. */
function missingPart(names: Names, chain: readonly string[]): readonly string[] | undefined {
  let there: Names | undefined = names;
  for (const [depth, name] of chain.entries()) {
    if (!there) return undefined;
    if (!there.has(name)) return chain.slice(0, depth + 1);
    there = there.get(name);
  }
  return undefined;
}
