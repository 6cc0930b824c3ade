import { CommandError, unsupported } from '../errors';
import { isTrue, valuesAt } from '../query/filter';
import { compilePipeline, runPipeline } from '../query/pipeline';
import { type Document, isDocument, MAX_DOCUMENT_BYTES } from '../values/bson';
import { keyOf } from '../values/order';
import { type Call, checkOptions } from './call';

function batchSizeOf(call: Call): number | undefined {
  const { cursor = {} } = call.body;
  if (!isDocument(cursor)) throw new CommandError('TypeMismatch', "'cursor' must be an object");
  checkOptions(cursor, ['batchSize'], 'cursor');
  return call.count('batchSize', cursor);
}

export function find(call: Call): Promise<Document> {
  const { filter, sort, projection, singleBatch } = call.body;
  const limit = call.count('limit');
  const isPresent = (spec: unknown) =>
    spec !== undefined && !(isDocument(spec) && Object.keys(spec).length === 0);
  const stages = compilePipeline([
    ...(isPresent(sort) ? [{ $sort: sort }] : []),
    ...(limit ? [{ $limit: limit }] : []),
    ...(isPresent(projection) ? [{ $project: projection }] : []),
  ]);
  const batches = runPipeline(call.read(filter), stages);
  const options = { batchSize: call.count('batchSize'), single: isTrue(singleBatch) };
  return call.cursors.start(call.namespace, batches, options);
}

/** Runs a pipeline. A leading `$match` uses indexes like `find`. */
export function aggregate(call: Call): Promise<Document> {
  if (typeof call.body.aggregate !== 'string') throw unsupported('an aggregation of a whole database');
  const { pipeline } = call.body;
  const stages = compilePipeline(pipeline);
  const [firstStage] = pipeline as Document[];
  const batches = runPipeline(call.read(firstStage?.$match), stages);
  return call.cursors.start(call.namespace, batches, { batchSize: batchSizeOf(call) });
}

export function getMore(call: Call): Promise<Document> {
  const { getMore, collection } = call.body;
  return call.cursors.next(Number(getMore), `${call.database}.${collection}`, call.count('batchSize'));
}

export function killCursors({ body, cursors }: Call): Document {
  if (!Array.isArray(body.cursors)) throw new CommandError('TypeMismatch', "'cursors' must be an array");
  const cursorsKilled = body.cursors.filter((id) => cursors.kill(Number(id)));
  const cursorsNotFound = body.cursors.filter((id) => !cursorsKilled.includes(id));
  return { cursorsKilled, cursorsNotFound, cursorsAlive: [], cursorsUnknown: [] };
}

export const count = ({ collection }: Call): Document => ({ n: collection?.count ?? 0 });

export async function distinct(call: Call): Promise<Document> {
  const { key, query } = call.body;
  if (typeof key !== 'string' || key === '')
    throw new CommandError('TypeMismatch', "'key' must be the name of a field");
  const values = new Map<string, unknown>();
  let bytes = 0;
  for await (const batch of call.read(query))
    for (const value of batch.flatMap((document) => valuesAt(document, key)).flat(1)) {
      const id = keyOf(value);
      if (value === undefined || values.has(id)) continue;
      values.set(id, value);
      bytes += id.length;
      if (bytes > MAX_DOCUMENT_BYTES) throw new CommandError(17217, 'distinct too big, 16mb cap');
    }
  return { values: [...values].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, value]) => value) };
}
