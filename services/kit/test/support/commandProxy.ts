import { EventEmitter, once } from 'node:events';
import { rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';

const OP_MSG = 2013;
/** Offset of the first field name: header, flags, section kind, document length, field type. */
const NAME_OFFSET = 16 + 4 + 1 + 4 + 1;
const DRIVER_COMMANDS = ['hello', 'endSessions', 'isMaster'];

/** Starts a proxy for a database socket. It emits all command names and drops those that `shouldForward` refuses. */
export async function startCommandProxy(
  databaseUrl: string,
  socketPath: string,
  shouldForward: (name: string) => boolean,
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
      const name = commandName(message);
      if (!name || DRIVER_COMMANDS.includes(name) || shouldForward(name)) database.write(message);
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

/** Relies on the driver writing each message at once. */
function commandName(message: Buffer): string | undefined {
  if (message.length < NAME_OFFSET || message.readInt32LE(12) !== OP_MSG) return undefined;
  return message.toString('latin1', NAME_OFFSET, message.indexOf(0, NAME_OFFSET));
}
