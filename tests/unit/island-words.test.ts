import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';

// Words that appear only after an island has started are in no built page, so tests/owner/words.test.ts can't see them.

/** Attributes that a visitor reads or hears. */
const READ = /^(?:alt|aria-label|aria-description|label|placeholder|title)$/;
const LETTERS = /[A-Za-z]{2}/;

function wordsIn(file: string): string[] {
  const tree = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const { parent } = node;
    const isText = ts.isJsxText(node) || (ts.isTemplateExpression(node) && ts.isJsxExpression(parent));
    const isShown = isText && !(ts.isJsxExpression(parent) && ts.isJsxAttribute(parent.parent));
    const isRead =
      ts.isJsxAttribute(node) &&
      READ.test(node.name.getText()) &&
      node.initializer?.kind === ts.SyntaxKind.StringLiteral;
    const text = node.getText().replace(/^[\w-]+=|\$\{[^}]*\}/g, '');
    if ((isShown || isRead) && LETTERS.test(text)) found.push(`${file}: ${text.trim()}`);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

test('components hold no words of their own', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
  expect(files.flatMap((file) => wordsIn(`src/${file}`))).toEqual([]);
});
