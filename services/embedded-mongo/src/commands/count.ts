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
    const found = call.read(matching(call.query(body.query)));
    const isEveryDocument = body.query === undefined && body.hint === undefined && !skip && !body.limit;
    if (isEveryDocument) return { n: collections.find(namespace)?.definition.documents ?? 0 };
    let n = 0;
    for await (const batch of limited(limit)(skipped(skip)(found))) n += batch.length;
    return { n };
  },
};
