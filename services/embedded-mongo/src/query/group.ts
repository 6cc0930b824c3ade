import { CommandError, unsupported } from '../errors';
import { type Document, isDocument } from '../values/bson';
import { compare, keyOf } from '../values/order';
import { checkExpression, evaluate, limitMemory, type Stage } from './stage';

/** Estimated memory of a group, and of each of its values. */
const ENTRY_BYTES = 100;

const accumulators: Record<string, (before: unknown, value: unknown) => unknown> = {
  $sum: (sum = 0, value) => (typeof value === 'number' ? (sum as number) + value : sum),
  $min: (least, value) =>
    isMissing(least) || (!isMissing(value) && compare(value, least) < 0) ? value : least,
};

const isMissing = (value: unknown) => value === undefined || value === null;

export function groupBy(spec: unknown): Stage {
  if (!isDocument(spec)) throw new CommandError(15947, "a group's fields must be specified in an object");
  if (!Object.hasOwn(spec, '_id')) throw new CommandError(15955, 'a group specification must include an _id');
  const { _id, ...accumulated } = spec;
  checkExpression(_id);
  const [onlyField, ...otherFields] = isDocument(_id) ? Object.keys(_id) : [];
  const expressions: Document = { _id };
  const fields = Object.entries(accumulated).map(([name, operation]) => {
    const [entry, ...rest] = isDocument(operation) ? Object.entries(operation) : [];
    if (!entry || rest.length > 0)
      throw new CommandError(40234, `The field '${name}' must be an accumulator object`);
    const [operator, operand] = entry;
    if (name.includes('.')) throw new CommandError(40235, `The field name '${name}' cannot contain '.'`);
    if (Array.isArray(operand))
      throw new CommandError(40237, `The ${operator} accumulator is a unary operator`);
    if (!Object.hasOwn(accumulators, operator)) throw unsupported(`the accumulator ${operator}`, 15952);
    checkExpression(operand);
    expressions[name] = operand;
    return { name, accumulate: accumulators[operator]! };
  });
  const groups = new Map<string, Document>();
  const reserveMemory = limitMemory('$group');
  return {
    push: (batch) => {
      for (const values of evaluate(expressions, batch)) {
        let id = values._id ?? null;
        // As in MongoDB, a missing value is null in a document of one field, and stays missing among several.
        if (onlyField !== undefined && otherFields.length === 0)
          id = { [onlyField]: (id as Document)[onlyField] ?? null };
        const key = keyOf(id);
        let group = groups.get(key);
        if (!group) {
          group = { _id: id };
          groups.set(key, group);
          reserveMemory(key.length + ENTRY_BYTES * (1 + fields.length));
        }
        for (const { name, accumulate } of fields) group[name] = accumulate(group[name], values[name]);
      }
      return [];
    },
    end: () => {
      const results = [...groups.values()];
      for (const group of results) for (const { name } of fields) group[name] ??= null;
      return results;
    },
  };
}
