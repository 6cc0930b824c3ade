import { MongoClient } from 'mongodb';
import { dataFolder, existingDataFolder } from './running.mjs';
import { mongoUrl } from './settings.mjs';
import { databaseUrl, startDatabase } from './site.mjs';

/**
 * Returns `MONGODB_URL` or the embedded database, which is started if necessary. Exits if there is no data.
 * @param {{ mayBeNew?: boolean }} options whether an empty database may be created
 * @returns {Promise<{ url: string, stop(): Promise<unknown> }>}
 */
export async function reachDatabase({ mayBeNew = false } = {}) {
  if (mongoUrl) return { url: mongoUrl, stop: async () => {} };
  const dataDir = mayBeNew ? dataFolder() : existingDataFolder();
  const running = databaseUrl(dataDir);
  if (running && (await isReachable(running))) return { url: running, stop: async () => {} };
  const started = await startDatabase(dataDir, (line) => console.error(line));
  return { url: started.ready.url, stop: started.stop };
}

/**
 * @template T @param {(client: MongoClient) => Promise<T>} work @param {Parameters<typeof reachDatabase>[0]} [options]
 */
export async function withDatabase(work, options) {
  const database = await reachDatabase(options);
  const client = new MongoClient(database.url, { serverSelectionTimeoutMS: 3000 });
  try {
    return await work(client);
  } finally {
    await client.close();
    await database.stop();
  }
}

/** @param {string} url */
async function isReachable(url) {
  const client = new MongoClient(url, { serverSelectionTimeoutMS: 500 });
  try {
    await client.db('admin').command({ ping: 1 });
    return true;
  } catch {
    return false;
  } finally {
    await client.close();
  }
}
