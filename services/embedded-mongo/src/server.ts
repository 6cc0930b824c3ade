import { createServer, type Socket } from 'node:net';
import { resolve } from 'node:path';
import { requireAuthentication } from './authentication/guard';
import { credentialsOf, MECHANISM } from './authentication/scram';
import { removeExpired } from './collections/removeExpired';
import { CommandRunner } from './commands/run';
import { Cursors } from './cursors';
import { type ListenOptions, listen } from './listener';
import { Store } from './storage/store';
import { type Answer, serveConnection } from './wire/connection';

export type EmbeddedMongo = {
  /** For a driver's `MongoClient`. */
  url: string;
  /** Lets commands under way end, closes every connection and gives the directory up. */
  close: () => Promise<void>;
};

/** `directory` holds the data; `sweepInterval` is how often what has expired is removed, in ms. */
export type EmbeddedMongoOptions = ListenOptions & {
  directory: string;
  sweepInterval?: number;
  /** What clients must know, of letters and digits; without it everybody who reaches the place is answered. */
  password?: string;
};

/** The name of the one user, who may do everything. */
const USER = 'guide';

/**
 * Starts a server that speaks MongoDB's wire protocol, on a Unix socket or on loopback.
 * @throws Error in one sentence when the directory is in use or not writable, or the place is taken
 */
export async function startEmbeddedMongo(options: EmbeddedMongoOptions): Promise<EmbeddedMongo> {
  const store = await Store.open(resolve(options.directory));
  const cursors = new Cursors();
  const runner = new CommandRunner(store, cursors);
  const { password } = options;
  const credentials = password === undefined ? undefined : credentialsOf(USER, password);
  const answer: Answer = (request) => runner.answer(request);
  const sockets = new Set<Socket>();
  const server = createServer({ noDelay: true }, (socket) => {
    sockets.add(socket);
    const guarded = credentials ? requireAuthentication(credentials, answer) : answer;
    void serveConnection(socket, guarded).finally(() => sockets.delete(socket));
  });
  try {
    const url = urlFor(await listen(server, options), password);
    let sweeping: Promise<void> | undefined;
    const sweeper = setInterval(() => {
      sweeping ??= sweep().finally(() => {
        sweeping = undefined;
      });
    }, options.sweepInterval ?? 60_000).unref();
    return { url, close };

    async function sweep(): Promise<void> {
      cursors.closeIdle();
      try {
        await removeExpired(store);
      } catch (error) {
        console.error((error as Error).message);
      }
    }

    async function close(): Promise<void> {
      clearInterval(sweeper);
      server.close();
      await sweeping;
      await store.flushed();
      for (const socket of sockets) socket.destroy();
      await store.close();
    }
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** A driver's URL of a place with the credentials in it. @param place `mongodb://…/` */
function urlFor(place: string, password: string | undefined): string {
  if (password === undefined) return place;
  return `${place.replace('//', `//${USER}:${password}@`)}?authMechanism=${MECHANISM}`;
}
