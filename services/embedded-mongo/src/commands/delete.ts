import { CommandError } from '../errors';
import { findRecords } from '../query/find';
import { runBatch, statementsFrom } from './batch';
import { type Command, namespaceOf } from './command';
import { checkOptions } from './options';

/** Named after its command; `delete` itself is a reserved word. */
export const deleteDocuments: Command = {
  options: ['deletes', 'ordered'],
  run: (call) => {
    const { body, collections, changes } = call;
    const collection = collections.find(namespaceOf(call));
    let n = 0;
    const errors = runBatch(statementsFrom(body, 'deletes'), body.ordered !== false, (statement) => {
      checkOptions(statement, ['q', 'limit'], 'delete');
      if (statement.limit !== 0 && statement.limit !== 1)
        throw new CommandError('FailedToParse', 'The limit field in delete objects must be 0 or 1.');
      const records = findRecords(collection, {
        filter: statement.q,
        limit: statement.limit,
      });
      for (const record of records) collection?.remove(record, changes);
      n += records.length;
    });
    return { n, ...errors };
  },
};
