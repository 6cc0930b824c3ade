import type { Document } from '../values/document';
import { runBatch, statementsFrom } from './batch';
import type { Command } from './command';
import { modify } from './modify';
import { checkOptions } from './options';

export const update: Command = {
  options: ['updates', 'ordered', 'bypassDocumentValidation'],
  concern: 'write',
  run: (call) => {
    const { body } = call;
    let n = 0;
    let nModified = 0;
    const inserted: Document[] = [];
    const errors = runBatch(
      statementsFrom(body, 'updates'),
      body.ordered,
      call.checkTime,
      ({ q, u, multi, upsert, ...others }, index) => {
        checkOptions(others, [], 'update.updates');
        const { changed, upserted } = modify(call, { filter: q, update: u, multi, upsert });
        n += changed.length + (upserted ? 1 : 0);
        nModified += changed.filter(({ differs }) => differs).length;
        if (upserted) inserted.push({ index, _id: upserted._id });
      },
    );
    return { n, nModified, ...(inserted.length > 0 && { upserted: inserted }), ...errors };
  },
};
