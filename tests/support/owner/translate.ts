import MagicString from 'magic-string';
import ts from 'typescript';

/** Fields whose values are keys, names of files or codes. */
const KEYS =
  /^(?:tab|area|value|slug|photo|style|kind|country|timeZone|refund|file|id|icon|parent|blog|analytics|tone|dialog|language|currency)$/;
/** Addresses, dates, codes, and names of files, environment variables and keys. */
const CODE = /^(?:https?:|\/\S*$|src\/|\S+@\S+$|\d{4}-\d\d|[a-z]{2}-[A-Z]{2}$|[A-Z]{2}$|#[\w-]|\S+\.\w{2,4}$)/;
/** Parts of a text that aren't words: escapes, places of values, a link's address, an example of an email. */
const NO_WORDS = /mailto:|\\u[\dA-Fa-f]{4}|\\.|\{\w+\}|\]\([^)]*\)?|^#[\w-]+(?=\))|\S+@\S+/g;

/** Returns whether a property's name is shown too: it stands before a text, and isn't a field such as `title`. */
function isShown({ name, initializer }: ts.PropertyAssignment): boolean {
  if (ts.isComputedPropertyName(name) || ts.isObjectLiteralExpression(initializer)) return false;
  return /\s/.test(name.text) || (/^[^a-z]/.test(name.text) && !ts.isPropertyAccessExpression(initializer));
}

/**
 * Returns a content file with its words replaced and without `sample(…)`: every text and every part of a sentence, in functions too, except in schemas,
 * keys, comparisons and addresses.
 */
export function translate(file: string, source: string, replace: (words: string) => string): string {
  if (/\/(?:derived|privacy)\//.test(file)) return source;
  const text = new MagicString(source);
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'sample' && node.arguments[0]) {
      text.remove(node.getStart(), node.arguments[0].getStart()).remove(node.arguments[0].end, node.end);
    }
    if (ts.isPropertyAssignment(node) && isShown(node)) {
      const { name } = node;
      const shown = (name as ts.StringLiteral).text;
      text.overwrite(name.getStart(), name.end, JSON.stringify(replaceWords(shown, replace)));
    }
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
      if (!isCode(node)) overwrite(node, 1, 1);
    } else if (ts.isTemplateHead(node) || ts.isTemplateMiddle(node)) overwrite(node, 1, 2);
    else if (ts.isTemplateTail(node)) overwrite(node, 1, 1);
    else if (!isSkipped(node)) ts.forEachChild(node, visit);
  };
  const overwrite = (node: ts.Node, before: number, after: number) => {
    const [start, end] = [node.getStart() + before, node.end - after];
    if (end > start) text.overwrite(start, end, replaceWords(source.slice(start, end), replace));
  };
  visit(tree);
  return text.toString();
}

/** Replaces the words of a text around its places, links and escapes. */
export function replaceWords(text: string, replace: (words: string) => string): string {
  let result = '';
  let at = 0;
  for (const match of text.matchAll(NO_WORDS)) {
    result += replace(text.slice(at, match.index)) + match[0];
    at = match.index + match[0].length;
  }
  return result + replace(text.slice(at));
}

function isSkipped(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return true;
  if (ts.isElementAccessExpression(node) || ts.isNewExpression(node)) return true;
  if (ts.isTemplateExpression(node) && /^(?:https?:|mailto:|\/|src\/)/.test(node.head.text)) return true;
  if (ts.isThrowStatement(node) || ts.isRegularExpressionLiteral(node)) return true;
  if (ts.isCallExpression(node))
    return /^(?:z\s*\.|text\.|each\(|\w+\.addIssue|import\.meta|list\()/.test(node.getText());
  return ts.isVariableDeclaration(node) && /schema$|^FILE$/i.test(node.name.getText());
}

function isCode(node: ts.StringLiteral | ts.NoSubstitutionTemplateLiteral): boolean {
  const { parent } = node;
  if (ts.isBinaryExpression(parent) && /^[=!]==$/.test(parent.operatorToken.getText())) return true;
  if (ts.isPropertyAssignment(parent) && parent.name.getText() === 'project') return true;
  if ((ts.isPropertyAssignment(parent) || ts.isVariableDeclaration(parent)) && KEYS.test(parent.name.getText()))
    return !/^[A-Z][a-z]+$|\s/.test(node.text);
  if (ts.isPropertyAssignment(parent) && parent.name === node) return true;
  const isListed =
    ts.isPropertyAssignment(parent) || (ts.isArrayLiteralExpression(parent) && !ts.isAsExpression(parent.parent));
  return CODE.test(node.text) || (/^[a-z][\w-]*$/.test(node.text) && !isListed);
}
