import { createServer, type Socket } from 'node:net';
import { resolve } from 'node:path';
import { Collections } from './collections/collections';
import { removeExpired } from './collections/expiry';
import { CommandRunner } from './commands/run';
import { Cursors } from './cursors';
import { listen, type Place } from './listener';
import type { Change } from './storage/change';
import { Store } from './storage/store';
import { serveConnection } from './wire/connection';

export type EmbeddedMongo = {
  /** For a driver's `MongoClient`. */
  url: string;
  /** Lets commands under way end, closes every connection and gives the directory up. */
  close: () => Promise<void>;
};

/** `directory` holds the data; `expiryInterval` is how often TTL indexes are looked through, in ms. */
export type EmbeddedMongoOptions = Place & { directory: string; expiryInterval?: number };

/**
 * Starts a server that speaks MongoDB's wire protocol, on a Unix socket or on loopback.
 * @throws Error in one sentence when the directory is in use or not writable, or the place is taken
 */
export async function startEmbeddedMongo(options: EmbeddedMongoOptions): Promise<EmbeddedMongo> {
  const store = await Store.open(resolve(options.directory));
  const collections = new Collections(store);
  const runner = new CommandRunner(store, collections, new Cursors());
  const sockets = new Set<Socket>();
  const server = createServer({ noDelay: true }, (socket) => {
    sockets.add(socket);
    void serveConnection(socket, (request) => runner.answer(request)).finally(() => sockets.delete(socket));
  });
  try {
    const url = await listen(server, options);
    const sweeping = setInterval(() => sweep(store, collections), options.expiryInterval ?? 60_000).unref();
    return { url, close };

    async function close(): Promise<void> {
      clearInterval(sweeping);
      server.close();
      await store.flushed();
      for (const socket of sockets) socket.destroy();
      await store.close();
    }
  } catch (error) {
    await store.close();
    throw error;
  }
}

function sweep(store: Store, collections: Collections): void {
  const changes: Change[] = [];
  removeExpired(collections, changes);
  if (changes.length > 0) store.commit(changes).catch((error: Error) => console.error(error.message));
}
