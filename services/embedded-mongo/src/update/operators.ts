import { CommandError } from '../errors';
import { show } from '../values/bson';
import { add, isNumeric } from '../values/number';
import { compareValues } from '../values/order';
import type { Field } from './field';

/** What an operation knows besides its field: the document's `_id`, whether it is being inserted. */
type Occasion = { id: unknown; inserting: boolean };

type Operator = (field: Field, argument: unknown, occasion: Occasion) => void;

const extreme =
  (direction: 1 | -1): Operator =>
  (field, argument) => {
    const value = field.read();
    if (value === undefined || direction * compareValues(argument, value) > 0) field.write(argument);
  };

const increment: Operator = (field, by, { id }) => {
  const value = field.read();
  const where = `document {_id: ${show(id)}}`;
  if (!isNumeric(by) || (value !== undefined && !isNumeric(value)))
    throw new CommandError(
      'TypeMismatch',
      `Cannot apply $inc to the field '${field.path}' of ${where}: both must be numbers`,
    );
  const sum = value === undefined ? by : add(value, by);
  if (sum === undefined)
    throw new CommandError(
      'BadValue',
      `Failed to apply $inc operations to current value ((NumberLong)${value}) for ${where}`,
    );
  field.write(sum);
};

/** The update operators. Each works on a copy of the document that nothing else holds. */
export const operators: Record<string, Operator> = {
  $set: (field, argument) => field.write(argument),
  $setOnInsert: (field, argument, { inserting }) => {
    if (inserting) field.write(argument);
  },
  $unset: (field) => field.remove(),
  $inc: increment,
  $min: extreme(-1),
  $max: extreme(1),
};
