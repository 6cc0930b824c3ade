import { aggregate } from './aggregate';
import { createIndexes, drop, dropDatabase, listCollections, listDatabases, listIndexes } from './catalog';
import type { Command } from './command';
import { count } from './count';
import { getMore, killCursors } from './cursors';
import { deleteDocuments } from './delete';
import { distinct } from './distinct';
import { find } from './find';
import { findAndModify } from './findAndModify';
import { hello, ping } from './handshake';
import { insert } from './insert';
import { update } from './update';

/** Every command by the name it is sent with. */
export const commands = new Map<string, Command>(
  Object.entries({
    hello,
    ismaster: hello,
    ping,
    listDatabases,
    dropDatabase,
    listCollections,
    drop,
    createIndexes,
    listIndexes,
    insert,
    update,
    delete: deleteDocuments,
    findAndModify,
    find,
    getMore,
    killCursors,
    count,
    distinct,
    aggregate,
  }),
);
