import { CommandError, checkOptions } from '../errors';
import { findFirst } from '../query/find';
import { plainNumber } from '../values/number';
import type { Command } from './command';
import { checkPresent } from './options';
import { changeAll, runStatements } from './statements';

/** Named after its command; `delete` itself is a reserved word. */
export const deleteDocuments: Command = {
  options: ['deletes', 'ordered'],
  concern: 'write',
  *run(call) {
    let n = 0;
    const errors = yield* runStatements(call, 'deletes', function* (statement) {
      checkOptions(statement, ['q', 'limit'], 'delete.deletes');
      checkPresent(statement, 'q', 'delete.deletes');
      const limit = plainNumber(statement.limit);
      if (limit !== 0 && limit !== 1)
        throw new CommandError('FailedToParse', 'The limit field in delete objects must be 0 or 1.');
      if (limit === 0) {
        n += yield* changeAll(call, statement.q, (found, record) => found.remove(record));
        return;
      }
      const collection = call.collections.find(call.namespace);
      const record = findFirst(collection, statement.q);
      if (!record) return;
      collection!.remove(record);
      n++;
    });
    return { n, ...errors };
  },
};
