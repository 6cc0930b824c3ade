import { Double } from 'bson';
import { CommandError, unsupported } from '../errors';
import { compileFilter, isOperators } from '../query/filter';
import { clone, isDocument } from '../values/document';
import { calculate, isDouble, isNumeric, type Numeric } from '../values/number';
import { compareValues, equalValues } from '../values/order';
import { show } from '../values/show';
import type { Field } from './field';

/** What an operation knows besides its field: the document's `_id`, whether it is being inserted. */
type Occasion = { id: unknown; inserting: boolean };

type Operator = (field: Field, argument: unknown, occasion: Occasion) => void;

const arithmetic =
  (operator: '$inc' | '$mul', missing: (by: Numeric) => Numeric): Operator =>
  (field, by, { id }) => {
    const value = field.read();
    const where = `document {_id: ${show(id)}}`;
    if (!isNumeric(by) || (value !== undefined && !isNumeric(value)))
      throw new CommandError(
        'TypeMismatch',
        `Cannot apply ${operator} to the field '${field.path}' of ${where}: both must be numbers`,
      );
    field.write(value === undefined ? missing(by) : calculate(operator, value, by, where));
  };

const zeroOf = (number: Numeric): Numeric => {
  if (isDouble(number)) return new Double(0);
  return typeof number === 'bigint' ? 0n : 0;
};

const extreme =
  (direction: 1 | -1): Operator =>
  (field, argument) => {
    const value = field.read();
    if (value === undefined || direction * compareValues(argument, value) > 0) field.write(argument);
  };

/** The array at a field, `undefined` when missing. @throws CommandError 2 when it is something else */
function arrayAt(field: Field, { id }: Occasion): unknown[] | undefined {
  const value = field.read();
  if (value === undefined || Array.isArray(value)) return value;
  throw new CommandError(
    'BadValue',
    `The field '${field.path}' must be an array in document {_id: ${show(id)}}`,
  );
}

/** The values to add: one, or those of `$each`. @throws CommandError 238 for any other modifier */
function valuesToAdd(operator: string, argument: unknown): unknown[] {
  if (!isDocument(argument) || !('$each' in argument)) return [argument];
  const other = Object.keys(argument).find((modifier) => modifier !== '$each');
  if (other) throw unsupported(`${operator} with ${other}`);
  if (!Array.isArray(argument.$each))
    throw new CommandError('BadValue', `The argument to $each in ${operator} must be an array`);
  return argument.$each;
}

const push: Operator = (field, argument, occasion) => {
  const added = valuesToAdd('$push', argument);
  field.write([...(arrayAt(field, occasion) ?? []), ...added]);
};

const addToSet: Operator = (field, argument, occasion) => {
  const members = [...(arrayAt(field, occasion) ?? [])];
  for (const value of valuesToAdd('$addToSet', argument))
    if (!members.some((member) => equalValues(member, value))) members.push(value);
  field.write(members);
};

const pull: Operator = (field, condition, occasion) => {
  const members = arrayAt(field, occasion);
  if (!members) return;
  const matches = pullTest(condition);
  const kept = members.filter((member) => !matches(member));
  if (kept.length < members.length) field.write(kept);
};

function pullTest(condition: unknown): (member: unknown) => boolean {
  if (isOperators(condition)) {
    const test = compileFilter({ value: condition });
    return (member) => test({ value: member });
  }
  if (!isDocument(condition)) return (member) => equalValues(member, condition);
  const test = compileFilter(condition);
  return (member) => isDocument(member) && test(member);
}

/** The update operators. Each works on a copy of the document that nothing else holds. */
export const operators: Record<string, Operator> = {
  $set: (field, argument) => field.write(clone(argument)),
  $setOnInsert: (field, argument, { inserting }) => {
    if (inserting) field.write(clone(argument));
  },
  $unset: (field) => field.remove(),
  $inc: arithmetic('$inc', (by) => by),
  $mul: arithmetic('$mul', zeroOf),
  $min: extreme(-1),
  $max: extreme(1),
  $push: push,
  $addToSet: addToSet,
  $pull: pull,
};
