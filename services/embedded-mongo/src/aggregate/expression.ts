import { CommandError, unsupported } from '../errors';
import { type Document, isDocument } from '../values/document';

export type Expression = (document: Document) => unknown;

/**
 * An aggregation expression: a field path (`$who.city`), a constant, a document or array of expressions, `$literal`.
 * It gives `undefined` for a missing field.
 * @throws CommandError 168 for an operator, 238 for a variable, 15983 for several operators at once
 */
export function compileExpression(expression: unknown): Expression {
  if (typeof expression === 'string' && expression.startsWith('$')) {
    if (expression.startsWith('$$')) throw unsupported(`the variable ${expression}`);
    const parts = expression.slice(1).split('.');
    if (parts.includes('')) throw new CommandError(40353, `FieldPath '${expression}' has an empty part`);
    return (document) => follow(document, parts, 0);
  }
  if (Array.isArray(expression)) {
    const items = expression.map(compileExpression);
    return (document) => items.map((item) => item(document) ?? null);
  }
  if (!isDocument(expression)) return () => expression;
  const names = Object.keys(expression);
  if (names.some((name) => name.startsWith('$'))) {
    if (names.length > 1) throw new CommandError(15983, 'an expression must have exactly one operator');
    if (names[0] === '$literal') return () => expression.$literal;
    throw new CommandError('InvalidPipelineOperator', `Unrecognized expression '${names[0]}'`);
  }
  if (names.some((name) => name.includes('.')))
    throw new CommandError(16412, 'a field in an expression may not contain a dot');
  const fields = names.map((name) => [name, compileExpression(expression[name])] as const);
  return (document) => {
    const result: Document = {};
    for (const [name, field] of fields) {
      const value = field(document);
      if (value !== undefined) result[name] = value;
    }
    return result;
  };
}

/** A path of an expression looks into the documents of an array on its way, and has no places in arrays. */
function follow(value: unknown, parts: string[], at: number): unknown {
  const part = parts[at];
  if (part === undefined) return value;
  if (isDocument(value)) return Object.hasOwn(value, part) ? follow(value[part], parts, at + 1) : undefined;
  if (!Array.isArray(value)) return undefined;
  return value
    .filter(isDocument)
    .map((item) => follow(item, parts, at))
    .filter((found) => found !== undefined);
}
