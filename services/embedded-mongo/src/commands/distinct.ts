import { CommandError } from '../errors';
import { findRecords } from '../query/find';
import { keyOf } from '../values/key';
import { compareValues } from '../values/order';
import { valuesAt } from '../values/path';
import { type Command, namespaceOf } from './command';

/** The different values of a field, arrays by their items, in MongoDB's order. */
export const distinct: Command = {
  options: ['key', 'query'],
  concern: 'read',
  run: (call) => {
    const { body, collections, checkTime } = call;
    const { key } = body;
    if (typeof key !== 'string' || key === '')
      throw new CommandError('TypeMismatch', "'key' must be the name of a field");
    const values = new Map<string, unknown>();
    for (const { document } of findRecords(collections.find(namespaceOf(call)), {
      filter: body.query,
      checkTime,
    })) {
      for (const value of valuesAt(document, key).flat(1))
        if (value !== undefined) values.set(keyOf(value), value);
    }
    return { values: [...values.values()].sort(compareValues) };
  },
};
