import { CommandError, unsupported } from '../errors';
import { type Document, isDocument } from '../values/document';
import { keyOf } from '../values/key';
import { add, isNumeric, type Numeric } from '../values/number';
import { compareValues } from '../values/order';
import { checkExpression, runStage } from './expressions';
import { checkMemory } from './memory';

/** Estimated memory of an entry in a map besides its key, in bytes. */
const ENTRY_BYTES = 100;

type Accumulate = (before: unknown, value: unknown, hold: (bytes: number) => void) => unknown;

const isMissing = (value: unknown) => value === undefined || value === null;

const extreme =
  (direction: 1 | -1): Accumulate =>
  (best, value) =>
    !isMissing(value) && (isMissing(best) || direction * compareValues(value, best) > 0) ? value : best;

/** Each takes what earlier documents of the group have given (`undefined` at first) and the value of the next one. */
const accumulators: Record<string, Accumulate> = {
  /** Integers are exact up to 64 bits, doubles beyond; other values count nothing. */
  $sum: (sum = 0, value) =>
    isNumeric(value) ? (add(sum as Numeric, value) ?? Number(sum) + Number(value)) : sum,
  $min: extreme(-1),
  $max: extreme(1),
  $first: (first, value = null) => (first === undefined ? value : first),
  $addToSet: (set = new Map(), value, hold) => {
    if (value === undefined) return set;
    const [values, key] = [set as Map<string, unknown>, keyOf(value)];
    if (values.has(key)) return set;
    hold(key.length + ENTRY_BYTES);
    return values.set(key, value);
  },
};

type Field = { name: string; accumulate: Accumulate };
type Group = { id: unknown; values: unknown[] };

/**
 * A `$group` stage. It reads its input once and keeps one entry for each group, not the documents.
 * @throws CommandError 15955 without `_id`, 15952 for an accumulator that is not supported
 */
export function groupBy(spec: unknown): (batches: AsyncIterable<Document[]>) => AsyncGenerator<Document[]> {
  if (!isDocument(spec)) throw new CommandError(15947, "a group's fields must be specified in an object");
  if (!Object.hasOwn(spec, '_id')) throw new CommandError(15955, 'a group specification must include an _id');
  const { _id, ...accumulated } = spec;
  checkExpression(_id);
  const operands: Document = { _id };
  const fields = Object.entries(accumulated).map(([name, operation]): Field => {
    const [entry, ...others] = isDocument(operation) ? Object.entries(operation) : [];
    if (!entry || others.length > 0)
      throw new CommandError(40234, `The field '${name}' must be an accumulator object`);
    const [operator, operand] = entry;
    if (!Object.hasOwn(accumulators, operator)) throw unsupported(`the accumulator ${operator}`, 15952);
    checkExpression(operand);
    operands[name] = operand;
    return { name, accumulate: accumulators[operator]! };
  });
  return async function* (batches) {
    const groups = new Map<string, Group>();
    let bytes = 0;
    const hold = (more: number) => {
      bytes += more;
      checkMemory(bytes, '$group');
    };
    for await (const batch of batches)
      for (const row of runStage({ $replaceWith: operands }, batch)) {
        const id = withoutMissing(row._id) ?? null;
        const key = keyOf(id);
        let group = groups.get(key);
        if (!group) {
          group = { id, values: [] };
          groups.set(key, group);
          hold(key.length + ENTRY_BYTES * (1 + fields.length));
        }
        for (const [index, { name, accumulate }] of fields.entries())
          group.values[index] = accumulate(group.values[index], withoutMissing(row[name]), hold);
      }
    yield Array.from(groups.values(), ({ id, values }) => ({
      _id: id,
      ...Object.fromEntries(fields.map(({ name }, index) => [name, resultOf(values[index])])),
    }));
  };
}

const resultOf = (value: unknown) => (value instanceof Map ? [...value.values()] : (value ?? null));

/** A computed value without the fields that are missing in it; in arrays these are null. */
function withoutMissing(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutMissing(item) ?? null);
  if (!isDocument(value)) return value;
  const present = Object.entries(value).filter(([, item]) => item !== undefined);
  return Object.fromEntries(present.map(([name, item]) => [name, withoutMissing(item)]));
}
