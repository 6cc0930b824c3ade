import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { MongoClient } from 'mongodb';
import { dataFolder, existingDataFolder } from './running.mjs';
import { mongoUrl } from './settings.mjs';
import { databaseSocket, databaseUrl, isInUse, startDatabase } from './site.mjs';

const LISTEN_ATTEMPTS = 50;
const LISTEN_PAUSE_MS = 100;

/**
 * Returns `MONGODB_URL` or the embedded database, which is started if necessary. Exits if there is no data.
 * @param {{ mayBeNew?: boolean }} options - whether an empty database may be created
 * @returns {Promise<{ url: string, stop(): Promise<unknown> }>}
 */
export async function reachDatabase({ mayBeNew = false } = {}) {
  if (mongoUrl) return { url: mongoUrl, stop: async () => {} };
  const dataDir = mayBeNew ? dataFolder() : existingDataFolder();
  const running = () => databaseUrl(dataDir);
  if (await isListening(dataDir)) return { url: String(running()), stop: async () => {} };
  let isReady = false;
  try {
    const started = await startDatabase(dataDir, (line) => isReady && console.error(line));
    isReady = true;
    return { url: started.ready.url, stop: started.stop };
  } catch (error) {
    // Another process started it in the meantime, and listens in a moment.
    for (let attempt = 0; isInUse(error) && attempt < LISTEN_ATTEMPTS; attempt += 1) {
      if (await isListening(dataDir)) return { url: String(running()), stop: async () => {} };
      await wait(LISTEN_PAUSE_MS);
    }
    throw error;
  }
}

/**
 * @template T @param {(client: MongoClient) => Promise<T>} work @param {Parameters<typeof reachDatabase>[0]} [options]
 */
export async function withDatabase(work, options) {
  const database = await reachDatabase(options);
  const client = new MongoClient(database.url, { serverSelectionTimeoutMS: 10_000 });
  try {
    return await work(client);
  } finally {
    await client.close();
    await database.stop();
  }
}

/** A busy database accepts a connection too, so no time limit is needed. @param {string} dataDir */
async function isListening(dataDir) {
  if (!databaseUrl(dataDir)) return false;
  const socket = connect(databaseSocket(dataDir));
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
