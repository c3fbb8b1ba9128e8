import MagicString from 'magic-string';
import ts from 'typescript';
import { renamed } from './new-values.ts';

/** A list of the content: in its file, by the name that it is exported under. */
export interface ContentList {
  file: string;
  name: string;
  /** How many entries it has. */
  length: number;
}

/** What an owner does to a list: one entry more, which is the last one renamed, or the last one taken away. */
export type ListChange = 'one more' | 'one fewer';

/** Lists that something else fixes the length of: the specification, or the pages that the entries lead to. */
const FIXED = new Set([
  'pages',
  'navigation',
  'quiz',
  'assessment',
  'claims',
  'labels',
  'buttons',
  'mail-subjects',
  'dashboard',
  'first-look',
]);
const FIXED_NAMES = new Set(['flywheel', 'guideSections', 'terms', 'packagesSchema', 'chapters']);

/** Changes every list of a content file at once. */
export function changedLists(
  file: string,
  source: string,
  change: ListChange,
): { source: string; lists: ContentList[] } {
  const text = new MagicString(source);
  const lists: ContentList[] = [];
  if (FIXED.has(file.replace(/^.*\/|\.ts$/g, ''))) return { source, lists };
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  for (const statement of tree.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { initializer, name } of statement.declarationList.declarations) {
      const entries = initializer && entriesOf(initializer);
      if (!entries || entries.length < 2 || FIXED_NAMES.has(name.getText())) continue;
      lists.push({ file, name: name.getText(), length: entries.length });
      const last = entries.at(-1);
      const before = entries.at(-2);
      if (!last || !before) continue;
      if (change === 'one fewer') text.remove(before.end, last.end);
      else text.appendLeft(last.end, `,\n${another(last)}`);
    }
  }
  return { source: text.toString(), lists };
}

/** The entries of a list, or of a record of like entries, that a file defines; undefined for anything else. */
function entriesOf(initializer: ts.Expression): readonly ts.Node[] | undefined {
  if (!ts.isCallExpression(initializer)) return undefined;
  const callee = initializer.expression.getText();
  const content = initializer.arguments.at(callee === 'withSlugs' ? 0 : -1);
  if (!content || !/^(defineContent|withSlugs|sample)$/.test(callee)) return undefined;
  if (ts.isCallExpression(content)) return entriesOf(content);
  if (ts.isArrayLiteralExpression(content)) return content.elements;
  const isRecord = /z\.record\(|[pP]ackagesSchema|eventsSchema/.test(initializer.arguments[1]?.getText() ?? '');
  return isRecord && ts.isObjectLiteralExpression(content) ? content.properties : undefined;
}

/** An entry like this one, with another name: the first text of it that is a name, and the key of a record. */
function another(entry: ts.Node): string {
  if (ts.isIdentifier(entry)) return `{ ...${entry.text}, title: ${JSON.stringify(renamed(entry.text))} }`;
  const text = new MagicString(entry.getText());
  const offset = entry.getStart();
  if (ts.isPropertyAssignment(entry)) {
    const key = entry.name.getText();
    text.overwrite(0, key.length, key.startsWith("'") ? `${key.slice(0, -1)}-again'` : `${key}Again`);
  }
  let done = false;
  const visit = (node: ts.Node): void => {
    if (done) return;
    if (ts.isPropertyAssignment(node) && /^(title|name|question|outlet)$/.test(node.name.getText())) {
      done = true;
      const { initializer } = node;
      const now = ts.isStringLiteral(initializer)
        ? JSON.stringify(renamed(initializer.text))
        : `${initializer.getText()} + ' Again'`;
      text.overwrite(initializer.getStart() - offset, initializer.end - offset, now);
    } else if (ts.isStringLiteral(node) && !ts.isPropertyAssignment(node.parent)) {
      done = true;
      text.overwrite(node.getStart() - offset, node.end - offset, JSON.stringify(renamed(node.text)));
    } else ts.forEachChild(node, visit);
  };
  visit(entry);
  return text.toString();
}
