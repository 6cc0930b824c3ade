/** The database that a running guide uses, for commands that run beside it. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { dataFolder } from './running.mjs';
import { startDatabase } from './site.mjs';

/**
 * `MONGODB_URL`, or the running guide's embedded database, or one started for this command.
 * @returns {Promise<{ url: string, stop(): Promise<unknown> }>}
 */
export async function reachDatabase() {
  if (process.env.MONGODB_URL) return { url: process.env.MONGODB_URL, stop: async () => {} };
  const socket = path.join(dataFolder(), 'mongo-socket', 'db.sock');
  const running = `mongodb://${encodeURIComponent(socket)}`;
  if (existsSync(socket) && (await answers(running))) return { url: running, stop: async () => {} };
  const own = await startDatabase(dataFolder(), (line) => console.error(line));
  return { url: own.ready.url, stop: own.stop };
}

async function answers(url) {
  const { MongoClient } = await import('mongodb');
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
