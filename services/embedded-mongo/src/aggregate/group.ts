import { CommandError } from '../errors';
import { type Document, isDocument } from '../values/document';
import { keyOf } from '../values/key';
import { isNumeric } from '../values/number';
import { compareValues } from '../values/order';
import { compileExpression, type Variables } from './expression';
import { Sum } from './sum';

/** Documents in batches, so that others get their turn between these. */
export type Batches = AsyncIterable<Document[]>;
export type Stage = (batches: Batches) => Batches;

/** What the groups of a stage may take in memory, and a group and each of its fields, about. */
const MAX_GROUP_BYTES = 64 * 1024 * 1024;
const GROUP_BYTES = 200;

/** Takes a group's values of one expression one by one. */
type Accumulator = { add: (value: unknown) => void; result: () => unknown };

const summing = (result: (sum: Sum) => unknown) => (): Accumulator => {
  const sum = new Sum();
  return {
    add: (value) => {
      if (isNumeric(value)) sum.add(value);
    },
    result: () => result(sum),
  };
};

const extreme = (direction: 1 | -1) => (): Accumulator => {
  let best: unknown = null;
  return {
    add: (value) => {
      if (value === null || value === undefined) return;
      if (best === null || direction * compareValues(value, best) > 0) best = value;
    },
    result: () => best,
  };
};

const accumulators: Record<string, () => Accumulator> = {
  $sum: summing((sum) => sum.total()),
  $avg: summing((sum) => sum.mean()),
  $min: extreme(-1),
  $max: extreme(1),
};

/**
 * `$group`: by MongoDB's equality, in the order of the groups' first documents.
 * @throws CommandError 15947 or 15955 for a malformed stage, 15952 for an unknown accumulator, 40234 for a malformed
 * field, 40235 for a dotted one
 */
export function compileGroup(spec: unknown, variables?: Variables): Stage {
  if (!isDocument(spec)) throw new CommandError(15947, "a group's fields must be specified in an object");
  if (!('_id' in spec)) throw new CommandError(15955, 'a group specification must include an _id');
  const idOf = compileExpression(spec._id, variables);
  const fields = Object.entries(spec)
    .filter(([name]) => name !== '_id')
    .map(([name, rule]) => compileField(name, rule, variables));
  return async function* (batches) {
    const groups = new Map<string, { id: unknown; values: Accumulator[] }>();
    let bytes = 0;
    for await (const batch of batches)
      for (const document of batch) {
        const id = idOf(document) ?? null;
        const key = keyOf(id);
        let group = groups.get(key);
        if (!group) {
          group = { id, values: fields.map(({ create }) => create()) };
          groups.set(key, group);
          bytes += 2 * key.length + GROUP_BYTES * (1 + fields.length);
          if (bytes > MAX_GROUP_BYTES)
            throw new CommandError(
              'QueryExceededMemoryLimitNoDiskUseAllowed',
              `$group exceeded memory limit of ${MAX_GROUP_BYTES} bytes`,
            );
        }
        for (const [i, { expression }] of fields.entries()) group.values[i]!.add(expression(document));
      }
    yield [...groups.values()].map(({ id, values }) => ({
      _id: id,
      ...Object.fromEntries(fields.map(({ name }, i) => [name, values[i]!.result()])),
    }));
  };
}

function compileField(name: string, rule: unknown, variables?: Variables) {
  if (name.includes('.')) throw new CommandError(40235, `The field name '${name}' cannot contain '.'`);
  if (!isDocument(rule) || Object.keys(rule).length !== 1)
    throw new CommandError(40234, `The field '${name}' must be an accumulator object`);
  const [operator, argument] = Object.entries(rule)[0]!;
  if (!Object.hasOwn(accumulators, operator))
    throw new CommandError(15952, `unknown group operator '${operator}'`);
  if (Array.isArray(argument))
    throw new CommandError(40237, `The ${operator} accumulator is a unary operator`);
  return { name, create: accumulators[operator]!, expression: compileExpression(argument, variables) };
}
