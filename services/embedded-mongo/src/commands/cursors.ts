import { CommandError } from '../errors';
import { plainNumber } from '../values/number';
import { type Command, countFrom, namespaceOf } from './command';

export const getMore: Command = {
  options: ['collection', 'batchSize'],
  run: ({ body, cursors, database }) => {
    if (body.maxTimeMS)
      throw new CommandError(
        'BadValue',
        'cannot set maxTimeMS on getMore command for a non-awaitData cursor',
      );
    return cursors.next(Number(body.getMore), `${database}.${body.collection}`, countFrom(body, 'batchSize'));
  },
};

export const killCursors: Command = {
  options: ['cursors'],
  run: (call) => {
    namespaceOf(call);
    const ids = call.body.cursors;
    if (!Array.isArray(ids)) throw new CommandError('TypeMismatch', "'cursors' must be an array");
    const killed = ids.filter((id) => call.cursors.kill(Number(id)));
    const longs = (list: unknown[]) => list.map((id) => BigInt(plainNumber(id) as number));
    return {
      cursorsKilled: longs(killed),
      cursorsNotFound: longs(ids.filter((id) => !killed.includes(id))),
      cursorsAlive: [],
      cursorsUnknown: [],
    };
  },
};
