import type { Batches } from '../aggregate/group';
import { limited, projected, skipped, sorted } from '../aggregate/stages';
import { matching } from '../query/find';
import { parseSort } from '../query/sort';
import { isDocument } from '../values/document';
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
    const spec = isDocument(body.projection) ? body.projection : {};
    let found: Batches = call.read(matching(call.query(body.filter)));
    if (keys.length > 0) found = sorted(keys, skip, limit)(found);
    else {
      if (skip > 0) found = skipped(skip)(found);
      if (limit < Number.POSITIVE_INFINITY) found = limited(limit)(found);
    }
    if (Object.keys(spec).length > 0) found = projected(spec)(found);
    const batchSize = countFrom(body, 'batchSize');
    const single = isTrue(body.singleBatch);
    return call.surroundings.cursors.start(namespace, found, { batchSize, single, call });
  },
};
