import type { Finding } from './finding.ts';

/** When something last changed, in milliseconds since 1970. */
export interface Changed {
  file: string;
  at: number;
}

/** Whether there is a built site to look at, and whether it is of today's sources. `built`: undefined where there is none. */
export function builtFolder(sources: readonly Changed[], built: Changed | undefined): Finding[] {
  const remedy = 'Run npm run build, then this check again.';
  if (!built) return [{ level: 'blocking', file: 'dist', problem: 'The site has not been built.', remedy }];
  const newest = sources.toSorted((a, b) => b.at - a.at)[0];
  if (!newest || newest.at <= built.at) return [];
  const problem = `The built site is older than ${newest.file}.`;
  return [{ level: 'blocking', file: built.file, problem, remedy }];
}

/** The guide's words as fingerprints; undefined where there is none. */
export interface GuideCopies {
  /** As the content has them; undefined where an owner shows a guide of their own. */
  copy: string | undefined;
  printed: string | undefined;
  /** In the PDF of the built site; undefined before it is built. */
  built: string | undefined;
}

/** Whether the guide's PDF still says what the content says, the printed one and its copy in the built site. */
export function guidePdf({ copy, printed, built }: GuideCopies): Finding[] {
  if (copy === undefined) return [];
  const problem = 'The guide’s PDF is older than the guide: names and prices in it may be the former ones.';
  if (!printed?.includes(copy)) {
    const remedy = 'Run npm run guide-pdf, which prints it anew.';
    return [{ level: 'blocking', file: 'public/ai-strategy-guide.pdf', problem, remedy }];
  }
  if (built === undefined || built.includes(copy)) return [];
  const remedy = 'Run npm run build, which takes the one that you have printed.';
  return [{ level: 'blocking', file: 'dist/ai-strategy-guide.pdf', problem, remedy }];
}
