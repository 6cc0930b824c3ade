import { compilePipeline } from '../aggregate/stages';
import { CommandError, unsupported } from '../errors';
import { matching } from '../query/find';
import { type Document, isDocument } from '../values/document';
import { batchSizeOf, type Command } from './command';

/** A pipeline's first `$match` goes the way of a find, which knows the indexes. */
export const aggregate: Command = {
  options: ['pipeline', 'cursor', 'allowDiskUse', 'hint', 'let'],
  concern: 'read',
  run: (call) => {
    const { body } = call;
    if (body.aggregate === 1) throw unsupported('an aggregation of a whole database');
    const { namespace } = call;
    if (!isDocument(body.cursor))
      throw new CommandError(
        'FailedToParse',
        "The 'cursor' option is required, except for aggregate with explain",
      );
    const run = compilePipeline(body.pipeline, call.variables);
    const [first] = body.pipeline as Document[];
    const found = call.read(matching(call.query(first?.$match)));
    return call.surroundings.cursors.start(namespace, run(found), { batchSize: batchSizeOf(body), call });
  },
};
