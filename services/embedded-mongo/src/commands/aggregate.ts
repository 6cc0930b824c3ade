import { compilePipeline } from '../aggregate/pipeline';
import { CommandError } from '../errors';
import { findRecords } from '../query/find';
import { type Document, isDocument } from '../values/document';
import { batchSizeOf, type Command, namespaceOf } from './command';

/** A pipeline's first `$match` goes the way of a find, which knows the indexes. */
export const aggregate: Command = {
  options: ['pipeline', 'cursor', 'allowDiskUse'],
  concern: 'read',
  run: (call) => {
    const { body, collections, cursors, checkTime } = call;
    const namespace = namespaceOf(call);
    if (!isDocument(body.cursor))
      throw new CommandError(
        'FailedToParse',
        "The 'cursor' option is required, except for aggregate with explain",
      );
    const run = compilePipeline(body.pipeline);
    const [first] = body.pipeline as Document[];
    const records = findRecords(collections.find(namespace), { filter: first?.$match, checkTime });
    const result = [...run(records.map(({ document }) => document))];
    return cursors.start(namespace, result, batchSizeOf(body));
  },
};
