import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startEmbeddedMongo } from '@guide/embedded-mongo';
import { memoryFolder } from '@guide/embedded-mongo/testing/memory-folder';
import { MongoClient } from 'mongodb';

/** A real database for a test file; it keeps its data across `stop` and `start`. */
export interface TestDatabase {
  url: string;
  client: MongoClient;
  stop(): Promise<void>;
  start(): Promise<void>;
  remove(): Promise<void>;
}

export async function startTestDatabase(): Promise<TestDatabase> {
  const folder = await mkdtemp(join(memoryFolder, 'guide-db-'));
  const options = { directory: join(folder, 'data'), socketPath: join(folder, 'db.sock') };
  let server: Awaited<ReturnType<typeof startEmbeddedMongo>> | undefined = await startEmbeddedMongo(options);
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
      server = await startEmbeddedMongo(options);
    },
    async remove() {
      await client.close();
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
