import type { Document } from '../values/document';
import { runBatch, statementsFrom } from './batch';
import type { Command } from './command';
import { modify } from './modify';
import { checkOptions, checkPresent } from './options';

export const update: Command = {
  options: ['updates', 'ordered', 'bypassDocumentValidation', 'let'],
  concern: 'write',
  *run(call) {
    const { namespace, variables } = call;
    let [n, nModified] = [0, 0];
    const upserted: Document[] = [];
    const errors = yield* runBatch(call, statementsFrom(call.body, 'updates'), function* (statement, index) {
      const { q: filter, u, multi, upsert, hint, sort, ...others } = statement;
      checkOptions(others, [], 'update.updates');
      checkPresent(statement, 'q', 'update.updates');
      const wanted = { filter, hint, variables, update: u, sort, multi, upsert };
      const done = yield* modify(call, namespace, wanted);
      n += done.n + (done.upserted ? 1 : 0);
      nModified += done.nModified;
      if (done.upserted) upserted.push({ index, _id: done.upserted._id });
    });
    return { n, nModified, ...(upserted.length > 0 && { upserted }), ...errors };
  },
};
