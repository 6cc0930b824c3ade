import type { Command } from './command';
import { modifyOne } from './modify';

export const findAndModify: Command = {
  options: ['query', 'update', 'new', 'upsert'],
  concern: 'write',
  run: (call) => {
    const { query: filter, update, upsert, new: wantsNew } = call.body;
    const { before, upserted, after = upserted } = modifyOne(call, { filter, update, upsert });
    return {
      lastErrorObject: {
        n: after ? 1 : 0,
        updatedExisting: before !== undefined,
        ...(upserted && { upserted: upserted._id }),
      },
      value: (wantsNew ? after : before) ?? null,
    };
  },
};
