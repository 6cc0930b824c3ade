import { createInterface } from 'node:readline';
import { dataVersion } from '@guide/service-kit';
import { MongoClient } from 'mongodb';
import { service as analytics } from '../../services/analytics/src/app';
import { service as discover } from '../../services/discover/src/app';
import { migrations } from '../../services/gateway/src/migrations';
import { service as map } from '../../services/map/src/app';
import { service as pubs } from '../../services/pubs/src/app';
import { service as search } from '../../services/search/src/app';
import { reachDatabase } from '../commands/database.mjs';
import { databasePrefix as prefix } from '../commands/settings.mjs';

const services = { discover, pubs, map, search, analytics };

/** What follows the prefix and `_` in the name of each database of a guide; none of them contains a `_`. */
const parts: string[] = [...Object.keys(services), 'gateway', 'import'];

/** The version of the data that this program reads and writes in a guide's database. */
export function versionOf(database: string): number {
  const part = database.slice(database.lastIndexOf('_') + 1);
  if (part === 'gateway') return dataVersion(migrations);
  return dataVersion(services[part as keyof typeof services]?.migrations ?? []);
}

/** The databases of the guide with this prefix, by exact name, whether they are there or not. */
export const databasesOf = (guide: string): string[] => parts.map((part) => `${guide}_${part}`);

/** The prefix of the guide that a database belongs to, or null when it is no guide's. */
export function prefixOf(database: string): string | null {
  const end = database.lastIndexOf('_');
  return end > 0 && parts.includes(database.slice(end + 1)) ? database.slice(0, end) : null;
}

/** The names of all databases on the server, in their order. */
export async function databaseNames(client: MongoClient): Promise<string[]> {
  const { databases } = await client.db('admin').admin().listDatabases({ nameOnly: true });
  return databases.map(({ name }) => name);
}

/** Runs work on the guide's database server: the one that `MONGODB_URL` names, or the embedded one. */
export async function withDatabase<T>(work: (client: MongoClient) => Promise<T>): Promise<T> {
  if (!/^[a-z][a-z0-9_]{0,30}$/.test(prefix)) {
    throw new Error(`MONGODB_PREFIX is "${prefix}"; it takes small letters, digits and _, a letter first.`);
  }
  const database = await reachDatabase({ mayBeNew: true });
  const client = new MongoClient(database.url, { serverSelectionTimeoutMS: 3000 });
  try {
    return await work(await client.connect());
  } finally {
    await client.close();
    await database.stop();
  }
}

/** Asks for a yes on the standard input; its end is a no. */
export async function answersYes(question: string): Promise<boolean> {
  process.stdout.write(question);
  for await (const line of createInterface({ input: process.stdin })) return /^y(es)?$/i.test(line.trim());
  return false;
}

/** Runs a command; an error is reported in one sentence. */
export async function command(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
