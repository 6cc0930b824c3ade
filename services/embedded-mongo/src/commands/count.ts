import { findRecords } from '../query/find';
import { type Command, countFrom, namespaceOf } from './command';

export const count: Command = {
  options: ['query', 'skip', 'limit'],
  concern: 'read',
  run: (call) => {
    const { body, collections, checkTime } = call;
    const collection = collections.find(namespaceOf(call));
    const skip = countFrom(body, 'skip');
    const limit = countFrom(body, 'limit');
    if (!body.query && !skip && !limit) return { n: collection?.records.size ?? 0 };
    return { n: findRecords(collection, { filter: body.query, skip, limit, checkTime }).length };
  },
};
