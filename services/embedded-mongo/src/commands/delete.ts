import { CommandError } from '../errors';
import { findRecords } from '../query/find';
import { plainNumber } from '../values/number';
import { runBatch, statementsFrom } from './batch';
import { type Command, namespaceOf } from './command';
import { checkOptions } from './options';

/** Named after its command; `delete` itself is a reserved word. */
export const deleteDocuments: Command = {
  options: ['deletes', 'ordered'],
  concern: 'write',
  run: (call) => {
    const { body, collections, changes, checkTime } = call;
    const collection = collections.find(namespaceOf(call));
    let n = 0;
    const errors = runBatch(statementsFrom(body, 'deletes'), body.ordered, checkTime, (statement) => {
      checkOptions(statement, ['q', 'limit'], 'delete.deletes');
      const limit = plainNumber(statement.limit);
      if (limit !== 0 && limit !== 1)
        throw new CommandError('FailedToParse', 'The limit field in delete objects must be 0 or 1.');
      const records = findRecords(collection, {
        filter: statement.q,
        limit,
        checkTime,
      });
      for (const record of records) collection?.remove(record, changes);
      n += records.length;
    });
    return { n, ...errors };
  },
};
