import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startEmbeddedMongo } from '@guide/embedded-mongo';
import { memoryFolder } from '@guide/embedded-mongo/testing/memory-folder';
import { MongoClient } from 'mongodb';

/** A real database for one test file: it can go away and come back with what it held. */
export interface TestDatabase {
  url: string;
  /** Connects when it is first used, and is closed with the database. */
  client: MongoClient;
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Stops it and removes its files. */
  remove(): Promise<void>;
}

export async function startTestDatabase(): Promise<TestDatabase> {
  const folder = await mkdtemp(join(memoryFolder, 'guide-db-'));
  const place = { directory: join(folder, 'data'), socketPath: join(folder, 'db.sock') };
  let server: Awaited<ReturnType<typeof startEmbeddedMongo>> | undefined = await startEmbeddedMongo(place);
  const { url } = server;
  const client = new MongoClient(url);
  const stop = async () => {
    await server?.close();
    server = undefined;
  };
  return {
    url,
    client,
    stop,
    async start() {
      server = await startEmbeddedMongo(place);
    },
    async remove() {
      await client.close();
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
