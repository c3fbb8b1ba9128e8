/** `blocking`: the site must not go out like this. `advice`: it may, if the owner means it. */
export type Level = 'blocking' | 'advice';

/** Something to settle before the launch. */
export interface Finding {
  level: Level;
  /** The file or setting that it is about. */
  file: string;
  /** 1-based, if a line can be named. */
  line?: number;
  /** The problem and the remedy, as sentences. */
  problem: string;
  remedy: string;
}

export function finding(level: Level, file: string, problem: string, remedy: string, line?: number): Finding {
  return { level, file, ...(line && { line }), problem, remedy };
}
export const blocking = finding.bind(undefined, 'blocking');
export const advice = finding.bind(undefined, 'advice');

/** Returns the findings as text: what blocks first, one finding per line with its place and what to do. */
export function report(findings: readonly Finding[]): string {
  const part = (title: string, level: Level) => {
    const lines = findings
      .filter((one) => one.level === level)
      .map(({ file, line, problem, remedy }) => `  ${file}${line ? `:${line}` : ''}: ${problem} ${remedy}`);
    return lines.length > 0 ? [`${title} (${lines.length}):`, ...lines, ''] : [];
  };
  const count = findings.filter(({ level }) => level === 'blocking').length;
  const end = count
    ? `Not ready to launch. Fix what is listed as blocking: ${count}.`
    : 'Ready to launch: nothing is blocking.';
  return [...part('Blocking', 'blocking'), ...part('Advice', 'advice'), end].join('\n');
}

/** Returns the lines (1-based) of a source that contain a text, without comments. */
export function linesOf(source: string, wanted: string): number[] {
  const isIt = (line: string) => line.includes(wanted) && !/^\s*(?:\/\/|\/\*|\*|#)/.test(line);
  return source.split('\n').flatMap((line, index) => (isIt(line) ? [index + 1] : []));
}

/** Returns the file of the content that has a text, or as many of its words in a row as only one has; else `otherwise`. */
export function placeOf(text: string, sources: ReadonlyMap<string, string>, otherwise = 'dist'): string {
  const content = [...sources].filter(([file]) => /^src\/(?:content|locale|site\.config)/.test(file));
  const words = text.split(' ');
  for (let count = words.length; count > 0; count = Math.floor(count * 0.7))
    for (let start = 0; start + count <= words.length; start++) {
      const part = words.slice(start, start + count).join(' ');
      const having = part.length > 5 ? content.filter(([, source]) => source.includes(part)) : [];
      if (having.length === 1 && having[0]) return having[0][0];
    }
  return otherwise;
}

/** Returns whether a built page only leads to another. */
export function isRedirect(html: string): boolean {
  return /http-equiv="?refresh/.test(html);
}

/** Returns the address of a built page. */
export function routeOf(file: string): string {
  return `/${file.replace(/index\.html$/, '')}`;
}
