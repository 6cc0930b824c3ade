import { checkPipeline, runPipeline } from '../aggregate/pipeline';
import { CommandError } from '../errors';
import { findRecords } from '../query/find';
import { type Document, isDocument } from '../values/document';
import { checkComparable } from '../values/storable';
import { type Command, countFrom, namespaceOf } from './command';

/** A pipeline's first `$match` goes the way of a find, which knows the indexes. */
export const aggregate: Command = {
  options: ['pipeline', 'cursor', 'allowDiskUse'],
  run: (call) => {
    const { body, collections, cursors, deadline } = call;
    const namespace = namespaceOf(call);
    if (!isDocument(body.cursor))
      throw new CommandError(
        'FailedToParse',
        "The 'cursor' option is required, except for aggregate with explain",
      );
    checkComparable(body.pipeline);
    const pipeline = checkPipeline(body.pipeline);
    const [first] = body.pipeline as Document[];
    const records = findRecords(collections.find(namespace), { filter: first?.$match, deadline });
    const documents = records.map(({ document }) => document);
    const result = runPipeline(documents, first?.$match ? pipeline.slice(1) : pipeline);
    return cursors.start(namespace, result, countFrom(body.cursor, 'batchSize'));
  },
};
