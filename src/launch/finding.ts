/** Something to settle before the launch. */
export interface Finding {
  /** `blocking`: the site must not go out like this. `advice`: it may, if the owner means it. */
  level: 'blocking' | 'advice';
  /** The file or setting that it is about. */
  file: string;
  /** 1-based, if a line can be named. */
  line?: number;
  /** The problem, as a sentence. */
  problem: string;
  /** The remedy, as a sentence. */
  remedy: string;
}

/** A finding whose line is looked up later, by a text on that line. */
export interface FindingToLocate extends Finding {
  at?: string;
}

/** Adds the line to a finding, if its text is in the file. */
export function locate(sources: ReadonlyMap<string, string>, { at, ...finding }: FindingToLocate): Finding {
  const line = at && lineOf(sources.get(finding.file), at);
  return line ? { ...finding, line } : finding;
}

/** Returns the findings as text: what blocks first, one finding per line with its place and what to do. */
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
      ? `Not ready to launch. Fix what is listed as blocking: ${blocking.length}.`
      : 'Ready to launch: nothing is blocking.',
  ].join('\n');
}

/** Returns the line (1-based) of a source that contains a text, or undefined. */
function lineOf(source: string | undefined, wanted: string): number | undefined {
  const line = source?.split('\n').findIndex((text) => text.includes(wanted)) ?? -1;
  return line < 0 ? undefined : line + 1;
}
