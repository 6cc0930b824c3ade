import { createServer, type Socket } from 'node:net';
import { resolve } from 'node:path';
import { requireAuthentication } from './authentication/guard';
import { credentialsOf, MECHANISM } from './authentication/scram';
import { Cursors } from './commands/cursors';
import { CommandRunner } from './commands/run';
import { type ListenOptions, listen } from './listener';
import { removeExpired } from './storage/collection';
import { Store } from './storage/store';
import { type Handler, serveConnection } from './wire/connection';

export type EmbeddedMongo = {
  url: string;
  close: () => Promise<void>;
};

export type EmbeddedMongoOptions = ListenOptions & {
  directory: string;
  /** Milliseconds between removals of expired documents. */
  sweepInterval?: number;
  /** Letters and digits. Without a password, clients need none. */
  password?: string;
};

const USER = 'guide';

/** Starts a server on a Unix socket or on loopback. @throws Error when directory or address are in use or unusable */
export async function startEmbeddedMongo(options: EmbeddedMongoOptions): Promise<EmbeddedMongo> {
  const store = await Store.open(resolve(options.directory));
  const cursors = new Cursors();
  const runner = new CommandRunner(store, cursors);
  const { password } = options;
  const credentials = password === undefined ? undefined : credentialsOf(USER, password);
  const handle: Handler = (request) => runner.handle(request);
  const sockets = new Set<Socket>();
  const server = createServer({ noDelay: true }, (socket) => {
    sockets.add(socket);
    const handler = credentials ? requireAuthentication(credentials, handle) : handle;
    void serveConnection(socket, handler).finally(() => sockets.delete(socket));
  });
  const address = await listen(server, options).catch(async (error) => {
    await store.close();
    throw error;
  });
  let sweeping = Promise.resolve();
  const sweeper = setInterval(() => {
    cursors.closeIdle();
    sweeping = sweeping.then(() => removeExpired(store)).catch((error) => console.error(error.message));
  }, options.sweepInterval ?? 60_000).unref();
  return {
    url: password === undefined ? address : withCredentials(address, password),
    async close() {
      clearInterval(sweeper);
      server.close();
      await sweeping;
      await store.flushed();
      for (const socket of sockets) socket.destroy();
      await store.close();
    },
  };
}

const withCredentials = (address: string, password: string): string =>
  `${address.replace('//', `//${USER}:${password}@`)}?authMechanism=${MECHANISM}`;
