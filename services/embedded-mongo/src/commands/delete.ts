import { CommandError } from '../errors';
import { findAll, findFirst, type Query } from '../query/find';
import type { Document } from '../values/document';
import { plainNumber } from '../values/number';
import { runBatch, STEP, statementsFrom } from './batch';
import type { Call, Command } from './command';
import { checkOptions } from './options';

/** Named after its command; `delete` itself is a reserved word. */
export const deleteDocuments: Command = {
  options: ['deletes', 'ordered', 'let'],
  concern: 'write',
  *run(call) {
    const { namespace, variables } = call;
    let n = 0;
    const remove = function* ({ q: filter, limit: given, hint, ...others }: Document) {
      checkOptions(others, [], 'delete.deletes');
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
  const { checkTime } = call;
  const collection = call.collections.find(namespace);
  if (!multi) {
    const record = findFirst(collection, query, checkTime);
    if (record) collection!.remove(record);
    return record ? 1 : 0;
  }
  let n = 0;
  for (const number of findAll(collection, query, checkTime)) {
    checkTime();
    const record = call.collections.find(namespace)?.get(number);
    if (!record) continue;
    call.collections.find(namespace)!.remove(record);
    if (++n % STEP === 0) yield;
  }
  return n;
}
