import ts from 'typescript';

export interface SampleFound {
  file: string;
  /** 1-based. */
  line: number;
  /** The value as it stands in the source, on one line and at most 100 characters long. */
  value: string;
}

const LONGEST = 100;

/** Every `sample(…)` call of a TypeScript source. A comment or a string that says so is none. */
export function samplesInSource(file: string, source: string): SampleFound[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, scriptKind(file));
  const found: SampleFound[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'sample') {
      const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      found.push({ file, line, value: oneLine(node.arguments.map((argument) => argument.getText()).join(', ')) });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** A Markdown post that still says `sample: true` of itself. */
export function samplesInPost(file: string, source: string): SampleFound[] {
  const lines = source.split(/\r?\n/);
  const end = lines.indexOf('---', 1);
  const line = lines.slice(0, end).findIndex((text) => /^sample:\s*true\s*$/.test(text));
  if (line < 0) return [];
  const title =
    lines
      .find((text) => text.startsWith('title:'))
      ?.slice('title:'.length)
      .trim() ?? '';
  return [{ file, line: line + 1, value: oneLine(`post: ${title}`) }];
}

function oneLine(text: string): string {
  const folded = text.replace(/\s+/g, ' ').trim();
  return folded.length > LONGEST ? `${folded.slice(0, LONGEST - 1)}…` : folded;
}

function scriptKind(file: string): ts.ScriptKind {
  return file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
}
