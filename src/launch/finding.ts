/** Something that stands between the site and its launch. */
export interface Finding {
  /** `blocking`: the site must not go out like this. `advice`: it may, if the owner means it. */
  level: 'blocking' | 'advice';
  /** What it is about, in the project or in the built folder. */
  file: string;
  /** 1-based, where a line can be named. */
  line?: number;
  /** What is wrong and what it means, as a sentence. */
  problem: string;
  /** What to do about it, as a sentence. */
  remedy: string;
}

/** A finding whose line is still to be looked up, by the text that stands there. */
export interface Unlocated extends Finding {
  at?: string;
}

/** Findings as a person reads them: what blocks first, each on a line with its place and what to do. */
export function report(findings: readonly Finding[]): string {
  const lines = (level: Finding['level']) =>
    findings
      .filter((finding) => finding.level === level)
      .map(({ file, line, problem, remedy }) => `  ${file}${line ? `:${line}` : ''}: ${problem} ${remedy}`);
  const [blocking, advice] = [lines('blocking'), lines('advice')];
  return [
    ...(blocking.length > 0 ? [`Blocking (${blocking.length}):`, ...blocking, ''] : []),
    ...(advice.length > 0 ? [`Advice (${advice.length}):`, ...advice, ''] : []),
    blocking.length > 0
      ? `Not ready: ${blocking.length} of these stand between the site and its launch.`
      : 'Nothing stands between the site and its launch.',
  ].join('\n');
}
