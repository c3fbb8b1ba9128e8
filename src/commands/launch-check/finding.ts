/** Something to settle before the launch. It may go out with `advice`, if the owner means it. */
export interface Finding {
  level: 'blocking' | 'advice';
  /** The file or setting that it is about. */
  file: string;
  /** What a file may have several of, which are counted: 'samples'. */
  kind: string;
  /** The problem and the remedy, as sentences. */
  problem: string;
  remedy: string;
}

/** Returns the findings as text, what blocks first. Several of a kind in one file are one line, unless `all` are wanted. */
export function report(findings: readonly Finding[], all = false): string {
  const part = (title: string, level: Finding['level']) => {
    const own = findings.filter((one) => one.level === level);
    const groups = new Map(own.map((one) => [all ? one : `${one.file} ${one.kind}`, one]));
    const lines = Array.from(groups.values(), ({ file, kind, problem, remedy }) => {
      const count = all ? 1 : own.filter((one) => one.file === file && one.kind === kind).length;
      return `  ${file}: ${count > 1 ? `${count} ${kind}.` : problem} ${remedy}`;
    });
    return lines.length > 0 ? [`${title}:`, ...lines, ''] : [];
  };
  const end = findings.some(({ level }) => level === 'blocking')
    ? 'Not ready to launch. Fix what is listed as blocking; npm run launch-check -- --all names each entry.'
    : 'Ready to launch: nothing is blocking.';
  return [...part('Blocking', 'blocking'), ...part('Advice', 'advice'), end].join('\n');
}
