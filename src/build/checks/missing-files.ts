import { posix } from 'node:path';
import { lineOf } from './launch/line-of.ts';

const IMPORT = /^(?:import|export)\b[^'";]*'(\.{1,2}\/[^'?]+)(?:\?\w+)?'/gm;

/** A sentence for each place in the project's sources (by their path) that imports a file of `src` which is not there. */
export function missingFiles(sources: ReadonlyMap<string, string>, files: ReadonlySet<string>): string[] {
  return [...sources].flatMap(([file, source]) =>
    Array.from(source.matchAll(IMPORT)).flatMap(([, from = '']) => {
      const wanted = posix.join(posix.dirname(file), from);
      if (!wanted.startsWith('src/') || files.has(wanted)) return [];
      const line = lineOf(source, `'${from}`);
      return `${file}:${line}: ${wanted} is not there; take out here what it was for, or bring it back.`;
    }),
  );
}
