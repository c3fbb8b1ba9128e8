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

/** Whether the guide's PDF still says what the content says; both as fingerprints, undefined where there is none. */
export function guidePdf(copy: string | undefined, pdf: string | undefined, file: string): Finding[] {
  if (copy === undefined || pdf?.includes(copy)) return [];
  return [
    {
      level: 'blocking',
      file,
      problem: 'The guide’s PDF is older than the guide: names and prices in it may be the former ones.',
      remedy: 'Run npm run guide-pdf, which prints it anew.',
    },
  ];
}
