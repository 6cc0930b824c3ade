import { CommandError, unsupported } from '../errors';
import { type Document, isDocument } from '../values/document';
import { fieldOperators, type Predicate } from './operators';

/**
 * A test of documents against a filter; none lets all through. The whole filter is checked before anything is matched.
 * @throws CommandError 14 when the filter is no document, 2 for a wrong operand or an operator that is not supported
 */
export function compileFilter(filter: unknown = {}): Predicate {
  if (!isDocument(filter)) throw new CommandError('TypeMismatch', 'a filter must be an object');
  return all(
    Object.entries(filter).map(([key, condition]) => {
      if (key === '$or') return compileOr(condition);
      if (key.startsWith('$')) throw unsupported(`the operator ${key} of filters`, 'BadValue');
      return compileCondition(key, condition);
    }),
  );
}

function compileOr(clauses: unknown): Predicate {
  if (!Array.isArray(clauses) || clauses.length === 0)
    throw new CommandError('BadValue', '$or must be a nonempty array');
  const tests = clauses.map((clause) => compileFilter(clause));
  return (document) => tests.some((test) => test(document));
}

function all(tests: Predicate[]): Predicate {
  if (tests.length === 1) return tests[0]!;
  return (document) => tests.every((test) => test(document));
}

function compileCondition(path: string, condition: unknown): Predicate {
  const operators = isOperators(condition) ? condition : { $eq: condition };
  return all(
    Object.entries(operators).map(([operator, operand]) => {
      const compile = Object.hasOwn(fieldOperators, operator) && fieldOperators[operator];
      if (!compile) throw unsupported(`the operator ${operator} of filters`, 'BadValue');
      if ((operator === '$in' || operator === '$nin') && !Array.isArray(operand))
        throw new CommandError('BadValue', `${operator} needs an array`);
      if ([operand].flat().some(isOperators))
        throw new CommandError('BadValue', `cannot nest $ under ${operator}`);
      return compile(path, operand);
    }),
  );
}

/** Whether a condition is made of operators (`{ $gt: 3 }`) rather than a document to be equal to. */
export const isOperators = (condition: unknown): condition is Document =>
  isDocument(condition) && Object.keys(condition)[0]?.startsWith('$') === true;
