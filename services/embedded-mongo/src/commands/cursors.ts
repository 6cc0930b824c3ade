import { CommandError } from '../errors';
import { plainNumber } from '../values/number';
import { type Command, countFrom } from './command';

export const getMore: Command = {
  options: ['collection', 'batchSize'],
  run: ({ body, surroundings, database, isAbandoned }) => {
    if (body.maxTimeMS)
      throw new CommandError(
        'BadValue',
        'cannot set maxTimeMS on getMore command for a non-awaitData cursor',
      );
    const namespace = `${database}.${body.collection}`;
    const batchSize = countFrom(body, 'batchSize');
    return surroundings.cursors.next(Number(body.getMore), namespace, batchSize, isAbandoned);
  },
};

export const killCursors: Command = {
  options: ['cursors'],
  run: (call) => {
    const { cursors } = call.surroundings;
    const ids = call.body.cursors;
    if (!Array.isArray(ids)) throw new CommandError('TypeMismatch', "'cursors' must be an array");
    const killed = ids.filter((id) => cursors.kill(Number(id)));
    const longs = (list: unknown[]) => list.map((id) => BigInt(plainNumber(id) as number));
    return {
      cursorsKilled: longs(killed),
      cursorsNotFound: longs(ids.filter((id) => !killed.includes(id))),
      cursorsAlive: [],
      cursorsUnknown: [],
    };
  },
};
