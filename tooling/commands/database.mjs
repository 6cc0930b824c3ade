import { MongoClient } from 'mongodb';
import { dataFolder, existingDataFolder } from './running.mjs';
import { mongoUrl } from './settings.mjs';
import { databaseUrl, startDatabase } from './site.mjs';

/**
 * `MONGODB_URL`, the running guide's embedded database, or one started for this command. The command ends if there is no data: an
 * empty database would not help.
 * @param {{ mayBeNew?: boolean }} options whether an empty one may be created
 * @returns {Promise<{ url: string, stop(): Promise<unknown> }>}
 */
export async function reachDatabase({ mayBeNew = false } = {}) {
  if (mongoUrl) return { url: mongoUrl, stop: async () => {} };
  const dataDir = mayBeNew ? dataFolder() : existingDataFolder();
  const running = databaseUrl(dataDir);
  if (running && (await answers(running))) return { url: running, stop: async () => {} };
  const own = await startDatabase(dataDir, (line) => console.error(line));
  return { url: own.ready.url, stop: own.stop };
}

/**
 * @template T
 * @param {(client: MongoClient) => Promise<T>} work
 * @param {Parameters<typeof reachDatabase>[0]} [options]
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
async function answers(url) {
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
