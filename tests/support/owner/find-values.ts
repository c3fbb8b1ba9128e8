import ts from 'typescript';

/** A value in the content, and its position. */
export interface FoundValue {
  file: string;
  /** 1-based. */
  line: number;
  /** Offsets of the literal in the source, including its quotation marks. */
  start: number;
  end: number;
  value: string | number;
  /** The field; for `{ min, max }` and lists, the field that holds them. */
  field: string;
  /** The path from the top of the content: 'features.title'. List positions are left out. */
  path: string;
  /** Set if it is inside `sample(…)`. */
  sample: boolean;
}

/** The `sample(` or `)` around a value, which an owner removes. */
interface SampleMark {
  start: number;
  end: number;
}

interface FoundContent {
  values: FoundValue[];
  marks: SampleMark[];
}

/** Calls whose arguments are content. In other calls, only object literals are (`duration({ weeks: 6 })`). */
const CONTENT_CALLS = new Set(['sample', 'video', 'withSlugs']);
const DEFINING = new Set(['defineContent', 'defineModule', 'defineWords']);

/** Finds every number and text in a content file's syntax tree, except in schemas and functions. */
export function findContent(file: string, source: string): FoundContent {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: FoundContent = { values: [], marks: [] };

  const add = (node: ts.LiteralLikeNode, value: string | number, sample: boolean) => {
    const start = node.getStart();
    const line = tree.getLineAndCharacterOfPosition(start).line + 1;
    found.values.push({ file, line, start, end: node.end, value, field: fieldOf(node), path: pathOf(node), sample });
  };

  const visit = (node: ts.Node, sample: boolean): void => {
    if (ts.isFunctionLike(node) || ts.isElementAccessExpression(node) || ts.isBinaryExpression(node)) return;
    if (ts.isPropertyAccessExpression(node) || ts.isTemplateExpression(node)) return;
    if (ts.isCallExpression(node)) return visitCall(node, sample);
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return add(node, node.text, sample);
    if (ts.isNumericLiteral(node)) return add(node, Number(node.text), sample);
    ts.forEachChild(node, (child) => {
      const isName = ts.isPropertyAssignment(node) && child === node.name;
      if (!isName) visit(child, sample);
    });
  };

  const visitCall = (node: ts.CallExpression, sample: boolean): void => {
    const callee = ts.isIdentifier(node.expression) ? node.expression.text : '';
    if (callee === 'sample') {
      const [argument] = node.arguments;
      if (argument) found.marks.push({ start: node.getStart(), end: argument.getStart() });
      if (argument) found.marks.push({ start: argument.end, end: node.end });
    }
    if (DEFINING.has(callee)) {
      const content = node.arguments.at(-1);
      if (content) visit(content, sample);
      return;
    }
    for (const argument of node.arguments) {
      if (CONTENT_CALLS.has(callee)) visit(argument, sample || callee === 'sample');
      else if (ts.isObjectLiteralExpression(argument) && ts.isIdentifier(node.expression)) visit(argument, sample);
    }
  };

  for (const statement of tree.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { initializer, name } of statement.declarationList.declarations)
      if (initializer && !/Schema$|^schema$|^FILE$/.test(name.getText())) visit(initializer, false);
  }
  return found;
}

/** Returns a literal's field: `minutes` for `{ minutes: { min: 60, max: 75 } }`, `weeks[]` for `weeks: [1, 2]`. */
function fieldOf(node: ts.Node): string {
  const list = ts.isArrayLiteralExpression(node.parent) ? '[]' : '';
  for (let at = node.parent; ; at = at.parent) {
    if (ts.isPropertyAssignment(at)) {
      const name = at.name.getText().replace(/['"]/g, '');
      if (name !== 'min' && name !== 'max') return name + list;
      if (at.parent.properties.some((field) => /^(style|open)$/.test(field.name?.getText() ?? ''))) return 'amount';
    }
    if (ts.isVariableDeclaration(at)) return at.name.getText() + list;
    if (ts.isCallExpression(at) && ts.isIdentifier(at.expression) && at.expression.text === 'video') return 'video';
    if (ts.isSourceFile(at)) return '';
  }
}

function pathOf(node: ts.Node): string {
  const names: string[] = [];
  for (let at = node.parent; !ts.isVariableDeclaration(at) && !ts.isSourceFile(at); at = at.parent)
    if (ts.isPropertyAssignment(at)) names.unshift(at.name.getText().replace(/['"]/g, ''));
  return names.join('.');
}

/** Returns the fields in a file's schemas. */
export function fieldsOf(file: string, source: string): string[] {
  const fields = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'z.strictObject') {
      const [shape] = node.arguments;
      if (shape && ts.isObjectLiteralExpression(shape))
        for (const { name } of shape.properties) if (name) fields.add(name.getText());
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true));
  return [...fields];
}
