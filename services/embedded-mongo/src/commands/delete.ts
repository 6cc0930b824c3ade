import { CommandError } from '../errors';
import { findAll, findFirst } from '../query/find';
import type { Document } from '../values/document';
import { plainNumber } from '../values/number';
import { runBatch, STEP, statementsFrom } from './batch';
import type { Call, Command } from './command';
import { checkOptions } from './options';

/** Named after its command; `delete` itself is a reserved word. */
export const deleteDocuments: Command = {
  options: ['deletes', 'ordered'],
  concern: 'write',
  *run(call) {
    let n = 0;
    const remove = function* (statement: Document) {
      n += yield* removeMatching(call, statement);
    };
    const errors = yield* runBatch(call, statementsFrom(call.body, 'deletes'), remove);
    return { n, ...errors };
  },
};

function* removeMatching(call: Call, statement: Document): Generator<void, number> {
  checkOptions(statement, ['q', 'limit'], 'delete.deletes');
  const { q: filter, limit } = statement;
  const { namespace, checkTime } = call;
  const collection = call.collections.find(namespace);
  if (plainNumber(limit) === 1) {
    const record = findFirst(collection, { filter }, checkTime);
    if (record) collection!.remove(record);
    return record ? 1 : 0;
  }
  if (plainNumber(limit) !== 0)
    throw new CommandError('FailedToParse', 'The limit field in delete objects must be 0 or 1.');
  let n = 0;
  for (const number of findAll(collection, filter, checkTime)) {
    checkTime();
    const record = call.collections.find(namespace)?.get(number);
    if (record) call.collections.find(namespace)!.remove(record);
    if (record && ++n % STEP === 0) yield;
  }
  return n;
}
