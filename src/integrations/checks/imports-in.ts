import { posix } from 'node:path';

/** What a source takes from another file of the project. */
export interface Import {
  /** The other file's path in the project. */
  path: string;
  /** As the source writes it, without a query. */
  from: string;
  /** The names in braces: what each is called there, and here. */
  names: readonly { name: string; alias: string }[];
}

const IMPORT = /^[ \t]*(?:import|export)\b([^'";]*)'(\.{1,2}\/[^'?]+)(?:\?\w+)?'/gm;

/** The imports of a source, by its own path in the project; packages are none of them. */
export function importsIn(file: string, source: string): Import[] {
  return Array.from(source.matchAll(IMPORT), ([, clause = '', from = '']) => ({
    path: posix.join(posix.dirname(file), from),
    from,
    names: namesIn(clause),
  }));
}

function namesIn(clause: string): Import['names'] {
  const [, list = ''] = /\{([^}]*)\}/.exec(clause) ?? [];
  return list.split(',').flatMap((part) => {
    const [name = '', alias = name] = part
      .trim()
      .replace(/^type\s+/, '')
      .split(/\s+as\s+/);
    return name ? [{ name, alias }] : [];
  });
}
