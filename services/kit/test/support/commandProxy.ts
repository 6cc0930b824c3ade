import { EventEmitter, once } from 'node:events';
import { rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';

const OP_MSG = 2013;
/** Header, flags, the kind of the section, the document's length, and the type of its first field, in bytes. */
const FIRST_NAME = 16 + 4 + 1 + 4 + 1;
/** What a driver sends by itself. */
const OWN = ['hello', 'endSessions', 'isMaster'];

/**
 * Stands between a program and its database.
 * @param databaseUrl of a database on a Unix socket
 * @returns `events` has one for each command, by its name
 * @param passes is told the name of each command before the database gets it, and says whether it gets it
 */
export async function startCommandProxy(
  databaseUrl: string,
  socketPath: string,
  passes: (name: string) => boolean,
): Promise<{ url: string; events: EventEmitter; close(): Promise<void> }> {
  const events = new EventEmitter();
  const target = decodeURIComponent(databaseUrl.replace(/^mongodb:\/\/|\/$/g, ''));
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const database = connect(target);
    for (const socket of [client, database]) {
      sockets.add(socket);
      socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    }
    client.on('data', (message) => {
      const name = nameOf(message);
      if (!name || OWN.includes(name) || passes(name)) database.write(message);
      if (name) events.emit(name);
    });
    client.on('close', () => database.end());
    database.pipe(client);
  });
  await once(server.listen(socketPath), 'listening');
  return {
    events,
    url: `mongodb://${encodeURIComponent(socketPath)}/`,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await rm(socketPath, { force: true });
    },
  };
}

/** The driver writes each message at once. */
function nameOf(message: Buffer): string | undefined {
  if (message.length < FIRST_NAME || message.readInt32LE(12) !== OP_MSG) return undefined;
  return message.toString('latin1', FIRST_NAME, message.indexOf(0, FIRST_NAME));
}
