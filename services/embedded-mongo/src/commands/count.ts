import type { Batches } from '../aggregate/group';
import { limited, skipped } from '../aggregate/stages';
import { matching } from '../query/find';
import { type Command, countFrom } from './command';

export const count: Command = {
  options: ['query', 'skip', 'limit', 'hint'],
  concern: 'read',
  run: async (call) => {
    const { body, collections, namespace } = call;
    const skip = countFrom(body, 'skip') ?? 0;
    const limit = countFrom(body, 'limit') || Number.POSITIVE_INFINITY;
    let found: Batches = call.read(matching(call.query(body.query)));
    if (!body.query && !skip && limit === Number.POSITIVE_INFINITY)
      return { n: collections.find(namespace)?.definition.documents ?? 0 };
    if (skip > 0) found = skipped(skip)(found);
    if (limit < Number.POSITIVE_INFINITY) found = limited(limit)(found);
    let n = 0;
    for await (const batch of found) n += batch.length;
    return { n };
  },
};
