import { CommandError } from '../errors';
import { findFirst, type Query } from '../query/find';
import type { Document } from '../values/document';
import { plainNumber } from '../values/number';
import { changeAll, runBatch, statementsFrom } from './batch';
import type { Call, Command } from './command';
import { checkOptions, checkPresent } from './options';

/** Named after its command; `delete` itself is a reserved word. */
export const deleteDocuments: Command = {
  options: ['deletes', 'ordered', 'let'],
  concern: 'write',
  *run(call) {
    const { namespace, variables } = call;
    let n = 0;
    const remove = function* (statement: Document) {
      const { q: filter, limit: given, hint, ...others } = statement;
      checkOptions(others, [], 'delete.deletes');
      checkPresent(statement, 'q', 'delete.deletes');
      const limit = plainNumber(given);
      if (limit !== 0 && limit !== 1)
        throw new CommandError('FailedToParse', 'The limit field in delete objects must be 0 or 1.');
      n += yield* removeMatching(call, namespace, { filter, hint, variables }, limit === 0);
    };
    const errors = yield* runBatch(call, statementsFrom(call.body, 'deletes'), remove);
    return { n, ...errors };
  },
};

/** Removes the first document that matches, or all of them in steps. @returns how many were removed */
export function* removeMatching(
  call: Call,
  namespace: string,
  query: Query,
  multi: boolean,
): Generator<void, number> {
  if (multi) return yield* changeAll(call, namespace, query, (found, record) => found.remove(record));
  const collection = call.collections.find(namespace);
  const record = findFirst(collection, query, call.checkTime);
  if (record) collection!.remove(record);
  return record ? 1 : 0;
}
