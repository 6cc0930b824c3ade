import { MongoClient } from 'mongodb';
import { reachDatabase } from '../commands/database.mjs';

/** The prefix of the guide's databases. */
export const prefix = process.env.MONGODB_PREFIX ?? 'guide';

/** Runs work on the guide's database server: the one that `MONGODB_URL` names, or the embedded one. */
export async function withDatabase<T>(work: (client: MongoClient) => Promise<T>): Promise<T> {
  const database = await reachDatabase();
  const client = new MongoClient(database.url, { serverSelectionTimeoutMS: 3000 });
  try {
    return await work(await client.connect());
  } finally {
    await client.close();
    await database.stop();
  }
}

/** Runs a command; what goes wrong is said in one sentence. */
export async function command(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
