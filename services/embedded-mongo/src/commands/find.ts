import { limited, projected, skipped, sorted } from '../aggregate/stages';
import { matching } from '../query/find';
import { projectionFrom } from '../query/project';
import { parseSort } from '../query/sort';
import { isTrue } from '../values/number';
import { type Command, countFrom } from './command';

export const find: Command = {
  options: ['filter', 'sort', 'projection', 'skip', 'limit', 'batchSize', 'singleBatch', 'hint', 'let'],
  concern: 'read',
  run: (call) => {
    const { body, namespace } = call;
    const keys = parseSort(body.sort);
    const skip = countFrom(body, 'skip') ?? 0;
    const limit = countFrom(body, 'limit') || Number.POSITIVE_INFINITY;
    const project = projectionFrom(body.projection);
    const found = call.read(matching(call.query(body.filter)));
    const page = keys.length > 0 ? sorted(keys, skip, limit)(found) : limited(limit)(skipped(skip)(found));
    const batchSize = countFrom(body, 'batchSize');
    const single = isTrue(body.singleBatch);
    return call.surroundings.cursors.start(namespace, projected(project)(page), { batchSize, single, call });
  },
};
