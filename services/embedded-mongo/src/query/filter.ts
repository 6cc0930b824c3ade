import { BSONRegExp } from 'bson';
import { compileExpression, type Variables } from '../aggregate/expression';
import { CommandError } from '../errors';
import { type Document, isDocument } from '../values/document';
import { isTrue } from '../values/number';
import { fieldOperators, type Predicate } from './operators';
import { toRegExp } from './regularExpression';

/**
 * A test of documents against a filter; none lets all through. The whole filter is checked before anything is matched.
 * @throws CommandError 14 when the filter is no document, 2 for an unknown operator or a wrong operand, 238 for what is
 * not supported
 */
export function compileFilter(filter: unknown = {}, variables?: Variables): Predicate {
  if (!isDocument(filter)) throw new CommandError('TypeMismatch', 'a filter must be an object');
  return all(Object.entries(filter).map(([key, condition]) => compileClause(key, condition, variables)));
}

function compileClause(key: string, condition: unknown, variables?: Variables): Predicate {
  if (!key.startsWith('$')) return compileCondition(key, condition);
  if (key === '$expr') {
    const expression = compileExpression(condition, variables);
    return (document) => isTrue(expression(document));
  }
  if (key !== '$and' && key !== '$or' && key !== '$nor')
    throw new CommandError('BadValue', `unknown top level operator: ${key}`);
  if (!Array.isArray(condition) || condition.length === 0)
    throw new CommandError('BadValue', `${key} must be a nonempty array`);
  if (!condition.every(isDocument))
    throw new CommandError('BadValue', '$or/$and/$nor entries need to be full objects');
  const clauses = condition.map((clause) => compileFilter(clause, variables));
  if (key === '$and') return all(clauses);
  const any: Predicate = (document) => clauses.some((clause) => clause(document));
  return key === '$or' ? any : (document) => !any(document);
}

function all(tests: Predicate[]): Predicate {
  if (tests.length === 1) return tests[0]!;
  return (document) => tests.every((test) => test(document));
}

function compileCondition(path: string, condition: unknown): Predicate {
  if (condition instanceof BSONRegExp) return fieldOperators.$regex(path, toRegExp(condition));
  if (!isOperators(condition)) return fieldOperators.$eq(path, condition);
  const { $options, ...operators } = condition;
  if ($options !== undefined && !('$regex' in operators))
    throw new CommandError('BadValue', '$options needs a $regex');
  return all(
    Object.entries(operators).map(([operator, operand]) =>
      compileOperator(path, operator, operand, $options),
    ),
  );
}

function compileOperator(path: string, operator: string, operand: unknown, regexOptions: unknown): Predicate {
  if (operator === '$regex') return fieldOperators.$regex(path, toRegExp(operand, regexOptions));
  if (operator === '$not') {
    if (!(operand instanceof BSONRegExp) && !isOperators(operand))
      throw new CommandError('BadValue', '$not needs a regex or a document');
    const test = compileCondition(path, operand);
    return (document) => !test(document);
  }
  if (!Object.hasOwn(fieldOperators, operator))
    throw new CommandError('BadValue', `unknown operator: ${operator}`);
  if (operand instanceof BSONRegExp)
    throw new CommandError('BadValue', `Can't have regex as arg to ${operator}.`);
  return fieldOperators[operator as keyof typeof fieldOperators](
    path,
    (operator === '$in' || operator === '$nin' ? listed(operator, operand) : operand) as never,
  );
}

function listed(operator: string, operand: unknown): unknown[] {
  if (!Array.isArray(operand)) throw new CommandError('BadValue', `${operator} needs an array`);
  return operand.map((item) => {
    if (isOperators(item)) throw new CommandError('BadValue', `cannot nest $ under ${operator}`);
    return item instanceof BSONRegExp ? toRegExp(item) : item;
  });
}

/** Whether a condition is made of operators (`{ $gt: 3 }`) rather than a document to be equal to. */
export const isOperators = (condition: unknown): condition is Document =>
  isDocument(condition) && Object.keys(condition)[0]?.startsWith('$') === true;

/** Every path of a filter with its condition, those under `$and` as well: all of them have to hold. */
export function* conditionsOf(filter: Document): Generator<[string, unknown]> {
  for (const [key, condition] of Object.entries(filter)) {
    if (key === '$and') for (const clause of condition as Document[]) yield* conditionsOf(clause);
    else if (!key.startsWith('$')) yield [key, condition];
  }
}
