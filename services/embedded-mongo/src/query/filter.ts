import { BSONRegExp } from 'bson';
import { checkExpression } from '../aggregate/expressions';
import { CommandError, unsupported } from '../errors';
import { type Document, isDocument, typeName } from '../values/document';
import { fieldOperators, typeRanks } from './operators';
import { toRegExp } from './regular-expression';

/**
 * Checks a filter before anything is matched and gives it as mingo takes it: regular expressions as
 * JavaScript's, `$comment` left out.
 * @throws CommandError 2 for an unknown operator or a wrong operand, 238 for what is not supported
 */
export function checkFilter(filter: Document): Document {
  const checked: Document = {};
  for (const [key, condition] of Object.entries(filter)) {
    if (key === '$comment') continue;
    if (key === '$and' || key === '$or' || key === '$nor') checked[key] = checkClauses(key, condition);
    else if (key === '$expr') checked[key] = checkExpression(condition);
    else if (key.startsWith('$')) throw new CommandError('BadValue', `unknown top level operator: ${key}`);
    else checked[key] = checkCondition(condition);
  }
  return checked;
}

function checkClauses(operator: string, clauses: unknown): Document[] {
  if (!Array.isArray(clauses) || clauses.length === 0)
    throw new CommandError('BadValue', `${operator} must be a nonempty array`);
  return clauses.map((clause) => {
    if (!isDocument(clause))
      throw new CommandError('BadValue', '$or/$and/$nor entries need to be full objects');
    return checkFilter(clause);
  });
}

/** Whether a condition is made of operators (`{ $gt: 3 }`) rather than a document to be equal to. */
export const isOperators = (condition: unknown): condition is Document =>
  isDocument(condition) && Object.keys(condition)[0]?.startsWith('$') === true;

function checkCondition(condition: unknown): unknown {
  if (condition instanceof BSONRegExp) return { $regex: toRegExp(condition) };
  if (!isOperators(condition)) return { $eq: condition };
  const checked: Document = {};
  for (const [operator, operand] of Object.entries(condition)) {
    if (operator === '$options') {
      if (!('$regex' in condition)) throw new CommandError('BadValue', '$options needs a $regex');
    } else if (operator === '$regex') {
      checked.$regex = toRegExp(operand, condition.$options);
    } else if (operator === '$not') {
      if (!(operand instanceof BSONRegExp) && !isOperators(operand))
        throw new CommandError('BadValue', '$not needs a regex or a document');
      checked.$not = checkCondition(operand);
    } else {
      checked[operator] = checkOperand(operator, operand);
    }
  }
  return checked;
}

function checkOperand(operator: string, operand: unknown): unknown {
  if (!Object.hasOwn(fieldOperators, operator))
    throw new CommandError('BadValue', `unknown operator: ${operator}`);
  switch (operator) {
    case '$in':
    case '$nin':
    case '$all':
      if (!Array.isArray(operand)) throw new CommandError('BadValue', `${operator} needs an array`);
      return operand.map((item) => checkListed(operator, item));
    case '$elemMatch':
      if (!isDocument(operand)) throw new CommandError('BadValue', '$elemMatch needs an Object');
      return isOperators(operand) && !('$and' in operand || '$or' in operand || '$nor' in operand)
        ? checkCondition(operand)
        : checkFilter(operand);
    case '$size':
      if (!Number.isInteger(operand) || (operand as number) < 0)
        throw new CommandError('BadValue', `Failed to parse $size. Expected a non-negative integer`);
      return operand;
    case '$mod':
      if (!Array.isArray(operand) || operand.length !== 2 || !operand.every(Number.isInteger))
        throw new CommandError('BadValue', 'malformed mod, needs to be an array of two whole numbers');
      if (operand[0] === 0) throw new CommandError('BadValue', 'divisor cannot be 0');
      return operand;
    case '$type':
      for (const name of [operand].flat()) {
        if (!Object.hasOwn(typeRanks, String(name))) throw unsupported(`$type ${JSON.stringify(name)}`);
      }
      return operand;
    default:
      if (operand instanceof BSONRegExp)
        throw new CommandError('BadValue', `Can't have regex as arg to ${operator}.`);
      return operand;
  }
}

function checkListed(operator: string, item: unknown): unknown {
  if (item instanceof BSONRegExp) {
    if (operator === '$all') throw unsupported('a regular expression in $all');
    return toRegExp(item);
  }
  if (!isOperators(item)) return item;
  if (operator === '$all' && isDocument(item.$elemMatch)) return { $elemMatch: checkFilter(item.$elemMatch) };
  throw new CommandError('BadValue', `cannot nest $ under ${operator}`);
}

/** A field of a command that holds a filter. @throws CommandError 14 when it is not a document */
export function filterFrom(value: unknown, field: string): Document {
  if (value === undefined) return {};
  if (!isDocument(value)) {
    throw new CommandError(
      'TypeMismatch',
      `BSON field '${field}' is the wrong type '${typeName(value)}', expected type 'object'`,
    );
  }
  return value;
}
