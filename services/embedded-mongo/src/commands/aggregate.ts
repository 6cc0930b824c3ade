import { unsupported } from '../errors';
import { matching } from '../query/find';
import { checkPipeline, compilePipeline } from '../query/pipeline';
import { batchSizeOf, type Command } from './command';

/** Runs a pipeline. A `$match` at its head uses the indexes that `find` uses. */
export const aggregate: Command = {
  options: ['pipeline', 'cursor'],
  concern: 'read',
  run: (call) => {
    const { body, context } = call;
    if (typeof body.aggregate !== 'string') throw unsupported('an aggregation of a whole database');
    const pipeline = checkPipeline(body.pipeline);
    const [head] = pipeline;
    const startsWithMatch = head !== undefined && Object.keys(head).join() === '$match';
    const run = compilePipeline(startsWithMatch ? pipeline.slice(1) : pipeline);
    const found = call.read(matching(startsWithMatch ? head.$match : {}));
    return context.cursors.start(call.namespace, run(found), { batchSize: batchSizeOf(body), call });
  },
};
