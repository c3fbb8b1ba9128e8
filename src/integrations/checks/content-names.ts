import ts from 'typescript';

/** The names that a list has, each with those below it; undefined where they can't be read off the source. */
export type Names = Map<string, Names | undefined>;

/** The lists that a file exports, by name. */
export function listsIn(file: string, source: string): Names {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest);
  const declared = tree.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations]);
  return new Map(
    declared.map(({ name, initializer }) => [(name as ts.Identifier).text, initializer && namesOf(initializer)]),
  );
}

/** The names in an object, however it is wrapped: `defineContent(file, schema, {…})`, `sample({…})`, `{…} as const`. */
function namesOf(expression: ts.Expression): Names | undefined {
  if (ts.isCallExpression(expression)) {
    const last = expression.arguments.at(-1);
    return /^(?:defineContent|sample)$/.test(calledName(expression)) && last ? namesOf(last) : undefined;
  }
  if (ts.isAsExpression(expression) || ts.isSatisfiesExpression(expression)) return namesOf(expression.expression);
  if (!ts.isObjectLiteralExpression(expression)) return undefined;
  const names: Names = new Map();
  for (const property of expression.properties) {
    const { name } = property;
    if (!name || !(ts.isIdentifier(name) || ts.isStringLiteral(name))) return undefined;
    names.set(name.text, ts.isPropertyAssignment(property) ? namesOf(property.initializer) : undefined);
  }
  return names;
}

function calledName({ expression }: ts.CallExpression): string {
  return ts.isIdentifier(expression) ? expression.text : '';
}
