import { matching } from '../query/find';
import { limited, projected } from '../query/pipeline';
import { parseSort, sorted } from '../query/sort';
import { isTrue } from '../values/number';
import { type Command, countFrom } from './command';

export const find: Command = {
  options: ['filter', 'sort', 'projection', 'limit', 'batchSize', 'singleBatch'],
  concern: 'read',
  run: (call) => {
    const { body, namespace } = call;
    const keys = parseSort(body.sort);
    const limit = countFrom(body, 'limit') || Number.POSITIVE_INFINITY;
    const project = projected(body.projection);
    const found = call.read(matching(body.filter));
    const page = keys.length > 0 ? sorted(found, keys, limit) : limited(found, limit);
    const batchSize = countFrom(body, 'batchSize');
    const single = isTrue(body.singleBatch);
    return call.context.cursors.start(namespace, project(page), { batchSize, single, call });
  },
};
