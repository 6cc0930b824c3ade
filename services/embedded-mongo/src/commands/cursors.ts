import { CommandError } from '../errors';
import { type Command, countFrom } from './command';

export const getMore: Command = {
  options: ['collection', 'batchSize'],
  run: ({ body, context, database }) => {
    const namespace = `${database}.${body.collection}`;
    return context.cursors.next(Number(body.getMore), namespace, countFrom(body, 'batchSize'));
  },
};

export const killCursors: Command = {
  options: ['cursors'],
  run: ({ body, context }) => {
    const { cursors: ids } = body;
    if (!Array.isArray(ids)) throw new CommandError('TypeMismatch', "'cursors' must be an array");
    const killed = ids.filter((id) => context.cursors.kill(Number(id)));
    return {
      cursorsKilled: killed,
      cursorsNotFound: ids.filter((id) => !killed.includes(id)),
      cursorsAlive: [],
      cursorsUnknown: [],
    };
  },
};
