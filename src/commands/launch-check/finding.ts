/** Something to settle before the launch. */
export interface Finding {
  /** `blocking`: the site must not go out like this. `advice`: it may, if the owner means it. */
  level: 'blocking' | 'advice';
  /** The file or setting that it is about. */
  file: string;
  /** 1-based, if a line can be named. */
  line?: number;
  /** The problem and the remedy, as sentences. */
  problem: string;
  remedy: string;
}

const finding =
  (level: Finding['level']) =>
  (file: string, problem: string, remedy: string, line?: number): Finding => ({
    level,
    file,
    ...(line && { line }),
    problem,
    remedy,
  });
export const blocking = finding('blocking');
export const advice = finding('advice');

/** Returns the findings as text: what blocks first, one finding per line with its place and what to do. */
export function report(findings: readonly Finding[]): string {
  const part = (title: string, level: Finding['level']) => {
    const lines = findings
      .filter((one) => one.level === level)
      .map(({ file, line, problem, remedy }) => `  ${file}${line ? `:${line}` : ''}: ${problem} ${remedy}`);
    return lines.length > 0 ? [`${title} (${lines.length}):`, ...lines, ''] : [];
  };
  const count = findings.filter(({ level }) => level === 'blocking').length;
  const end =
    count > 0
      ? `Not ready to launch. Fix what is listed as blocking: ${count}.`
      : 'Ready to launch: nothing is blocking.';
  return [...part('Blocking', 'blocking'), ...part('Advice', 'advice'), end].join('\n');
}

/** Returns the line (1-based) of a file that contains a text, or undefined. */
export function lineOf(sources: ReadonlyMap<string, string>, file: string, wanted: string): number | undefined {
  const line =
    sources
      .get(file)
      ?.split('\n')
      .findIndex((text) => text.includes(wanted)) ?? -1;
  return line < 0 ? undefined : line + 1;
}
