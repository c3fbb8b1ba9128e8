import ts from 'typescript';

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
