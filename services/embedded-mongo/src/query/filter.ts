import { BSONRegExp } from 'bson';
import { CommandError } from '../errors';
import { type Document, isDocument } from '../values/document';
import { fieldOperators } from './operators';
import { toRegExp } from './regular-expression';

/**
 * Checks a filter before anything is matched and gives it as mingo takes it: regular expressions as JavaScript's.
 * @throws CommandError 2 for an unknown operator or a wrong operand, 238 for what is not supported
 */
export function checkFilter(filter: Document): Document {
  const checked: Document = {};
  for (const [key, condition] of Object.entries(filter)) {
    if (key === '$and' || key === '$or' || key === '$nor') checked[key] = checkClauses(key, condition);
    else if (key.startsWith('$')) throw new CommandError('BadValue', `unknown top level operator: ${key}`);
    else checked[key] = checkCondition(condition);
  }
  return checked;
}

function checkClauses(operator: string, clauses: unknown): Document[] {
  if (!Array.isArray(clauses) || clauses.length === 0)
    throw new CommandError('BadValue', `${operator} must be a nonempty array`);
  if (!clauses.every(isDocument))
    throw new CommandError('BadValue', '$or/$and/$nor entries need to be full objects');
  return clauses.map(checkFilter);
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

function checkCondition(condition: unknown): Document {
  if (condition instanceof BSONRegExp) return { $regex: toRegExp(condition) };
  if (!isOperators(condition)) return { $eq: condition };
  const { $options, ...operators } = condition;
  if ($options !== undefined && !('$regex' in operators))
    throw new CommandError('BadValue', '$options needs a $regex');
  const checked: Document = {};
  for (const [operator, operand] of Object.entries(operators))
    checked[operator] = checkOperand(operator, operand, $options);
  return checked;
}

function checkOperand(operator: string, operand: unknown, regexOptions: unknown): unknown {
  if (operator === '$regex') return toRegExp(operand, regexOptions);
  if (operator === '$not') {
    if (operand instanceof BSONRegExp || isOperators(operand)) return checkCondition(operand);
    throw new CommandError('BadValue', '$not needs a regex or a document');
  }
  if (!Object.hasOwn(fieldOperators, operator))
    throw new CommandError('BadValue', `unknown operator: ${operator}`);
  if (operator === '$in' || operator === '$nin') {
    if (Array.isArray(operand)) return operand.map((item) => checkListed(operator, item));
    throw new CommandError('BadValue', `${operator} needs an array`);
  }
  if (operand instanceof BSONRegExp)
    throw new CommandError('BadValue', `Can't have regex as arg to ${operator}.`);
  return operand;
}

function checkListed(operator: string, item: unknown): unknown {
  if (item instanceof BSONRegExp) return toRegExp(item);
  if (isOperators(item)) throw new CommandError('BadValue', `cannot nest $ under ${operator}`);
  return item;
}
