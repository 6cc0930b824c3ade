import { CommandError, unsupported } from '../errors';
import { type Document, isDocument } from '../values/document';
import { isTrue } from '../values/number';
import { compareValues } from '../values/order';

export type Expression = (document: Document) => unknown;
/** The values of a command's `let`. */
export type Variables = ReadonlyMap<string, unknown>;

const systemVariables = [
  'NOW',
  'CLUSTER_TIME',
  'REMOVE',
  'DESCEND',
  'PRUNE',
  'KEEP',
  'SEARCH_META',
  'USER_ROLES',
];
const NO_VARIABLES: Variables = new Map();

const comparison =
  (holds: (order: number) => boolean) =>
  ([a, b]: Expression[]): Expression =>
  (document) =>
    holds(compareValues(a!(document), b!(document)));

/** The operators that have an array of two expressions, or of any number of them. */
const operators: Record<string, { count?: number; make: (operands: Expression[]) => Expression }> = {
  $eq: { count: 2, make: comparison((order) => order === 0) },
  $ne: { count: 2, make: comparison((order) => order !== 0) },
  $gt: { count: 2, make: comparison((order) => order > 0) },
  $gte: { count: 2, make: comparison((order) => order >= 0) },
  $lt: { count: 2, make: comparison((order) => order < 0) },
  $lte: { count: 2, make: comparison((order) => order <= 0) },
  $and: { make: (operands) => (document) => operands.every((operand) => isTrue(operand(document))) },
  $or: { make: (operands) => (document) => operands.some((operand) => isTrue(operand(document))) },
  $not: {
    count: 1,
    make:
      ([operand]) =>
      (document) =>
        !isTrue(operand!(document)),
  },
};

/** The variables of a command's `let`, which are constants. @throws CommandError 14 when it is no document */
export function parseVariables(given: unknown): Variables {
  if (given === undefined) return NO_VARIABLES;
  if (!isDocument(given)) throw new CommandError('TypeMismatch', "'let' must be an object");
  return new Map(Object.entries(given).map(([name, value]) => [name, compileExpression(value)({})]));
}

/**
 * An aggregation expression: a field path (`$who.city`), a variable, a constant, a document or array of expressions,
 * `$literal`, a comparison, `$and`, `$or` and `$not`. It gives `undefined` for a missing field.
 * @throws CommandError 168 for another operator, 17276 for a variable that there is not, 15983 for several operators
 */
export function compileExpression(expression: unknown, variables = NO_VARIABLES): Expression {
  const compile = (inner: unknown) => compileExpression(inner, variables);
  if (typeof expression === 'string' && expression.startsWith('$')) {
    const parts = expression.slice(1).split('.');
    if (parts.includes('')) throw new CommandError(40353, `FieldPath '${expression}' has an empty part`);
    if (!expression.startsWith('$$')) return (document) => follow(document, parts, 0);
    const [name, ...path] = parts as [string, ...string[]];
    if (name === '$ROOT' || name === '$CURRENT') return (document) => follow(document, path, 0);
    if (systemVariables.includes(name.slice(1))) throw unsupported(`the variable $${name}`);
    if (!variables.has(name.slice(1)))
      throw new CommandError(17276, `Use of undefined variable: ${name.slice(1)}`);
    return () => follow(variables.get(name.slice(1)), path, 0);
  }
  if (Array.isArray(expression)) {
    const items = expression.map(compile);
    return (document) => items.map((item) => item(document) ?? null);
  }
  if (!isDocument(expression)) return () => expression;
  const names = Object.keys(expression);
  if (names.some((name) => name.startsWith('$'))) {
    if (names.length > 1) throw new CommandError(15983, 'an expression must have exactly one operator');
    const name = names[0]!;
    if (name === '$literal') return () => expression.$literal;
    if (!Object.hasOwn(operators, name))
      throw new CommandError('InvalidPipelineOperator', `Unrecognized expression '${name}'`);
    const given = expression[name];
    const operands = Array.isArray(given) ? given : [given];
    const { count, make } = operators[name]!;
    if (count !== undefined && operands.length !== count)
      throw new CommandError(16020, `Expression ${name} takes exactly ${count} arguments`);
    return make(operands.map(compile));
  }
  if (names.some((name) => name.includes('.')))
    throw new CommandError(16412, 'a field in an expression may not contain a dot');
  const fields = names.map((name) => [name, compile(expression[name])] as const);
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
