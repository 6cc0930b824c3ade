import { CommandError, checkOptions } from '../errors';
import { applyUpdate } from '../update/apply';
import { parseUpdate } from '../update/parse';
import type { Document } from '../values/document';
import type { Call, Command } from './command';
import { insertFor, type Modification, modifyOne } from './modify';
import { checkPresent } from './options';
import { changeAll, runStatements } from './statements';

export const update: Command = {
  options: ['updates', 'ordered'],
  concern: 'write',
  *run(call) {
    let [n, nModified] = [0, 0];
    const upserted: Document[] = [];
    const errors = yield* runStatements(call, 'updates', function* (statement, index) {
      checkOptions(statement, ['q', 'u', 'multi', 'upsert'], 'update.updates');
      checkPresent(statement, 'q', 'update.updates');
      const wanted = { filter: statement.q, update: statement.u, upsert: statement.upsert };
      const done = statement.multi ? yield* modifyAll(call, wanted) : modifyFirst(call, wanted);
      n += done.n + (done.upserted ? 1 : 0);
      nModified += done.nModified;
      if (done.upserted) upserted.push({ index, _id: done.upserted._id });
    });
    return { n, nModified, ...(upserted.length > 0 && { upserted }), ...errors };
  },
};

/** How many documents matched and were changed, and the one that was inserted. */
type Done = { n: number; nModified: number; upserted?: Document };

function modifyFirst(call: Call, wanted: Modification): Done {
  const { after, differs, upserted } = modifyOne(call, wanted);
  return { n: after ? 1 : 0, nModified: differs ? 1 : 0, upserted };
}

function* modifyAll(call: Call, wanted: Modification): Generator<void, Done> {
  const change = parseUpdate(wanted.update);
  if (change.kind === 'replacement')
    throw new CommandError('FailedToParse', 'a multi update takes no replacement');
  let nModified = 0;
  const n = yield* changeAll(call, wanted.filter, (collection, record) => {
    if (collection.replace(record, applyUpdate(record.document, change))) nModified++;
  });
  return { n, nModified, upserted: n === 0 && wanted.upsert ? insertFor(call, wanted) : undefined };
}
