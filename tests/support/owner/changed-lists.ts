import MagicString from 'magic-string';
import ts from 'typescript';
import { rename } from './new-values.ts';

/** A content list, by its file and its exported name. */
export interface ContentList {
  file: string;
  name: string;
  length: number;
}

/** A change to a list: one more entry (a renamed copy of the last), or the last one removed. */
export type ListChange = 'one more' | 'one fewer';

/** Files and lists whose length is fixed by the specification or by pages that exist. */
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

/** Changes every list of a content file. */
export function changeLists(
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
      const entries = initializer && findEntries(initializer);
      if (!entries || entries.length < 2 || FIXED_NAMES.has(name.getText())) continue;
      lists.push({ file, name: name.getText(), length: entries.length });
      const last = entries.at(-1);
      const before = entries.at(-2);
      if (!last || !before) continue;
      if (change === 'one fewer') text.remove(before.end, last.end);
      else text.appendLeft(last.end, `,\n${copyRenamed(last)}`);
    }
  }
  return { source: text.toString(), lists };
}

/** Returns the entries of a list, or of a record of similar entries, or undefined. */
function findEntries(initializer: ts.Expression): readonly ts.Node[] | undefined {
  if (!ts.isCallExpression(initializer)) return undefined;
  const callee = initializer.expression.getText();
  const content = initializer.arguments.at(callee === 'withSlugs' ? 0 : -1);
  if (!content || !/^(defineContent|withSlugs|sample)$/.test(callee)) return undefined;
  if (ts.isCallExpression(content)) return findEntries(content);
  if (ts.isArrayLiteralExpression(content)) return content.elements;
  const isRecord = /z\.record\(|[pP]ackagesSchema|eventsSchema/.test(initializer.arguments[1]?.getText() ?? '');
  return isRecord && ts.isObjectLiteralExpression(content) ? content.properties : undefined;
}

/** Copies an entry with another name, and another key in a record. */
function copyRenamed(entry: ts.Node): string {
  if (ts.isIdentifier(entry)) return `{ ...${entry.text}, title: ${JSON.stringify(rename(entry.text))} }`;
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
      const replacement = ts.isStringLiteral(initializer)
        ? JSON.stringify(rename(initializer.text))
        : `${initializer.getText()} + ' Again'`;
      text.overwrite(initializer.getStart() - offset, initializer.end - offset, replacement);
    } else if (ts.isStringLiteral(node) && !ts.isPropertyAssignment(node.parent)) {
      done = true;
      text.overwrite(node.getStart() - offset, node.end - offset, JSON.stringify(rename(node.text)));
    } else ts.forEachChild(node, visit);
  };
  visit(entry);
  return text.toString();
}
