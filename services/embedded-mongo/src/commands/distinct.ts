import { CommandError } from '../errors';
import { matching } from '../query/find';
import { MAX_DOCUMENT_BYTES } from '../values/bson';
import { keyOf } from '../values/key';
import { valuesAt } from '../values/path';
import type { Command } from './command';

/** The different values of a field, arrays by their items, in MongoDB's order. */
export const distinct: Command = {
  options: ['key', 'query'],
  concern: 'read',
  run: async (call) => {
    const { key, query } = call.body;
    if (typeof key !== 'string' || key === '')
      throw new CommandError('TypeMismatch', "'key' must be the name of a field");
    const values = new Map<string, unknown>();
    let bytes = 0;
    for await (const batch of call.read(matching(query)))
      for (const document of batch)
        for (const value of valuesAt(document, key).flat(1)) {
          const id = value === undefined ? undefined : keyOf(value);
          if (id === undefined || values.has(id)) continue;
          values.set(id, value);
          bytes += id.length;
          if (bytes > MAX_DOCUMENT_BYTES) throw new CommandError(17217, 'distinct too big, 16mb cap');
        }
    return { values: [...values].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, value]) => value) };
  },
};
