import { importsIn } from './imports-in.ts';
import { lineOf } from '../../lib/line-of.ts';

/** A sentence for each place in the project's sources (by their path) that imports a file of `src` which is not there. */
export function missingFiles(sources: ReadonlyMap<string, string>, files: ReadonlySet<string>): string[] {
  return [...sources].flatMap(([file, source]) =>
    importsIn(file, source).flatMap(({ path, from }) => {
      if (!path.startsWith('src/') || files.has(path)) return [];
      const line = lineOf(source, `'${from}`);
      return `${file}:${line}: ${path} is not there; take out here what it was for, or bring it back.`;
    }),
  );
}
