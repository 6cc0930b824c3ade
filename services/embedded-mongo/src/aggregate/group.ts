import { CommandError } from '../errors';
import { type Document, isDocument } from '../values/document';
import { keyOf } from '../values/key';
import { isNumeric } from '../values/number';
import { compileExpression, type Variables } from './expression';
import { Sum } from './sum';

/** Documents in batches, so that others get their turn between these. */
type Batches = AsyncIterable<Document[]>;
export type Stage = (batches: Batches) => Batches;

/** What the groups of a stage may take in memory, and a group and each of its fields, about. */
const MAX_GROUP_BYTES = 64 * 1024 * 1024;
const GROUP_BYTES = 200;

/** The accumulators, each by what it makes of a sum. */
const accumulators: Record<string, (sum: Sum) => unknown> = {
  $sum: (sum) => sum.total(),
  $avg: (sum) => sum.mean(),
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
    const groups = new Map<string, { id: unknown; sums: Sum[] }>();
    let bytes = 0;
    for await (const batch of batches)
      for (const document of batch) {
        const id = idOf(document) ?? null;
        const key = keyOf(id);
        let group = groups.get(key);
        if (!group) {
          group = { id, sums: fields.map(() => new Sum()) };
          groups.set(key, group);
          bytes += 2 * key.length + GROUP_BYTES * (1 + fields.length);
          if (bytes > MAX_GROUP_BYTES)
            throw new CommandError(
              'QueryExceededMemoryLimitNoDiskUseAllowed',
              `$group exceeded memory limit of ${MAX_GROUP_BYTES} bytes`,
            );
        }
        for (const [i, { expression }] of fields.entries()) {
          const value = expression(document);
          if (isNumeric(value)) group.sums[i]!.add(value);
        }
      }
    yield [...groups.values()].map(({ id, sums }) => ({
      _id: id,
      ...Object.fromEntries(fields.map(({ name, resultOf }, i) => [name, resultOf(sums[i]!)])),
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
  return { name, resultOf: accumulators[operator]!, expression: compileExpression(argument, variables) };
}
