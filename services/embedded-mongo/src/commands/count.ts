import { CommandError, unsupported } from '../errors';
import { matching } from '../query/find';
import { type Document, isDocument } from '../values/document';
import { equalValues } from '../values/order';
import { batchSizeOf, type Command } from './command';

/** What the driver sends for `estimatedDocumentCount`. */
export const count: Command = {
  options: [],
  concern: 'read',
  run: ({ collections, namespace }) => ({ n: collections.find(namespace)?.definition.documents ?? 0 }),
};

/** The group by which the driver counts. */
const COUNTING = { _id: 1, n: { $sum: 1 } };

/** Pipelines of the driver's `countDocuments`: a `$match`, then a `$group` that counts. */
export const aggregate: Command = {
  options: ['pipeline', 'cursor'],
  concern: 'read',
  run: async (call) => {
    const { body } = call;
    if (typeof body.aggregate !== 'string') throw unsupported('an aggregation of a whole database');
    const filter = countedBy(body.pipeline);
    let n = 0;
    for await (const batch of call.read(matching(filter))) n += batch.length;
    const groups = n > 0 ? [{ _id: 1, n }] : [];
    return call.context.cursors.start(call.namespace, groups, { batchSize: batchSizeOf(body) });
  },
};

/** The filter of a pipeline that counts. @throws CommandError 40324 for another stage, 238 for another pipeline */
function countedBy(pipeline: unknown): unknown {
  if (!Array.isArray(pipeline) || !pipeline.every(isDocument))
    throw new CommandError('TypeMismatch', "'pipeline' must be an array of objects");
  const stages = pipeline.flatMap((stage: Document) => Object.entries(stage));
  const other = stages.find(([name]) => name !== '$match' && name !== '$group');
  if (other) throw unsupported(`the stage '${other[0]}' of pipelines`, 40324);
  const [match, group] = stages;
  if (stages.length !== 2 || match?.[0] !== '$match' || !equalValues(group?.[1], COUNTING))
    throw unsupported('a pipeline that does more than to count what matches');
  return match[1];
}
