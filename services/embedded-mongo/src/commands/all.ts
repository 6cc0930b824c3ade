import { aggregate } from './aggregate';
import { bulkWrite } from './bulkWrite';
import { create, drop, listCollections } from './collections';
import type { Command } from './command';
import { count } from './count';
import { getMore, killCursors } from './cursors';
import { dropDatabase, listDatabases } from './databases';
import { deleteDocuments } from './delete';
import { distinct } from './distinct';
import { find } from './find';
import { findAndModify } from './findAndModify';
import { buildInfo, endSessions, hello, ping } from './handshake';
import { createIndexes, dropIndexes, listIndexes } from './indexes';
import { insert } from './insert';
import { update } from './update';

/** Every command by the name it is sent with. */
export const commands = new Map<string, Command>(
  Object.entries({
    hello,
    ismaster: hello,
    isMaster: hello,
    ping,
    buildInfo,
    buildinfo: buildInfo,
    endSessions,
    listDatabases,
    dropDatabase,
    listCollections,
    create,
    drop,
    createIndexes,
    listIndexes,
    dropIndexes,
    insert,
    update,
    bulkWrite,
    delete: deleteDocuments,
    findAndModify,
    findandmodify: findAndModify,
    find,
    getMore,
    killCursors,
    count,
    distinct,
    aggregate,
  }),
);
