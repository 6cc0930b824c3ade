import type { Document } from '../values/document';
import { runBatch, statementsFrom } from './batch';
import type { Command } from './command';
import { modifyAll, modifyOne } from './modify';
import { checkOptions } from './options';

export const update: Command = {
  options: ['updates', 'ordered', 'bypassDocumentValidation'],
  concern: 'write',
  *run(call) {
    let [n, nModified] = [0, 0];
    const inserted: Document[] = [];
    const errors = yield* runBatch(call, statementsFrom(call.body, 'updates'), function* (statement, index) {
      const { q: filter, u, multi, upsert, ...others } = statement;
      checkOptions(others, [], 'update.updates');
      const wanted = { filter, update: u, upsert };
      let upserted: Document | undefined;
      if (multi) {
        const all = yield* modifyAll(call, wanted);
        n += all.matched;
        nModified += all.modified;
        upserted = all.upserted;
      } else {
        const one = modifyOne(call, wanted);
        n += one.after ? 1 : 0;
        nModified += one.differs ? 1 : 0;
        upserted = one.upserted;
      }
      if (upserted) inserted.push({ index, _id: upserted._id });
    });
    return {
      n: n + inserted.length,
      nModified,
      ...(inserted.length > 0 && { upserted: inserted }),
      ...errors,
    };
  },
};
