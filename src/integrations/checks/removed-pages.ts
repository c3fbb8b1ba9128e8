/** The two objects whose keys are pages: the pattern of a source that defines keys, and of a key in it. */
const OBJECTS = [
  { name: 'paths', where: 'src/paths.ts', defines: /^src\/paths\.ts$/, key: /^ {2}(\w+): /gm },
  { name: 'pages', where: 'src/content/pages', defines: /^src\/content\/pages\/\w+\.ts$/, key: /^ {2}(\w+): \{/gm },
] as const;

/**
 * Lists what still uses a page that the owner has removed. A build doesn't check types: it would stop at the first use without
 * saying where, or write a link without an address. `sources`: the project's sources by path.
 */
export function leftOfRemovedPages(sources: ReadonlyMap<string, string>): string[] {
  return OBJECTS.flatMap(({ name, where, defines, key }) => {
    const keys = new Set(
      [...sources].flatMap(([file, text]) =>
        defines.test(file) ? Array.from(text.matchAll(key), ([, found]) => found) : [],
      ),
    );
    const uses = new Map<string, string[]>();
    for (const [file, text] of sources) {
      if (!new RegExp(`^import \\{[^}]*\\b${name}\\b[^}]*\\} from '[^']*/${name}\\.ts'`, 'm').test(text)) continue;
      for (const [index, line] of text.split('\n').entries())
        for (const [, used = ''] of line.matchAll(new RegExp(`(?<![\\w.])${name}\\.(?!ts')(\\w+)`, 'g')))
          if (!keys.has(used)) uses.set(used, [...(uses.get(used) ?? []), `${file}:${index + 1}`]);
    }
    return Array.from(uses, ([used, places]) => `${where} has no ${used}. Delete what uses it: ${places.join(', ')}.`);
  });
}
