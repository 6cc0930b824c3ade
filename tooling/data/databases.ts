import { createInterface } from 'node:readline';
import { dataVersion, type Pack } from '@guide/service-kit';
import type { Db, MongoClient } from 'mongodb';
import { service as analytics } from '../../services/analytics/src/app';
import { service as discover } from '../../services/discover/src/app';
import { migrations } from '../../services/gateway/src/migrations';
import { seedSite } from '../../services/gateway/src/site';
import { service as map } from '../../services/map/src/app';
import { service as pubs } from '../../services/pubs/src/app';
import { service as search } from '../../services/search/src/app';
import { withDatabase as useDatabase } from '../commands/database.mjs';
import { databasePrefix as prefix } from '../commands/settings.mjs';

export const services = { discover, pubs, map, search, analytics };

/** Store a city pack in the databases of the services and the gateway. */
export const seeds: Record<string, (db: Db, pack: Pack) => Promise<void>> = {
  ...Object.fromEntries(Object.entries(services).flatMap(([name, { seed }]) => (seed ? [[name, seed]] : []))),
  gateway: seedSite,
};

/** Database names without prefix; none contains `_`. */
const parts: string[] = [...Object.keys(services), 'gateway', 'import'];

export function versionOf(database: string): number {
  const part = database.slice(database.lastIndexOf('_') + 1);
  if (part === 'gateway') return dataVersion(migrations);
  return dataVersion(services[part as keyof typeof services]?.migrations ?? []);
}

export const databasesOf = (guide: string): string[] => parts.map((part) => `${guide}_${part}`);

/** The prefix of a database name, or null. */
export function prefixOf(database: string): string | null {
  const separator = database.lastIndexOf('_');
  return separator > 0 && parts.includes(database.slice(separator + 1)) ? database.slice(0, separator) : null;
}

export async function databaseNames(client: MongoClient): Promise<string[]> {
  const { databases } = await client.db('admin').admin().listDatabases({ nameOnly: true });
  return databases.map(({ name }) => name);
}

export async function withDatabase<T>(work: (client: MongoClient) => Promise<T>): Promise<T> {
  if (!/^[a-z][a-z0-9_]{0,30}$/.test(prefix))
    throw new Error(
      `MONGODB_PREFIX is "${prefix}": it must begin with a letter and contain only lower-case letters, digits and _.`,
    );
  return useDatabase(work, { mayBeNew: true });
}

/** Asks on the terminal; the end of the input counts as no. */
export async function answersYes(question: string): Promise<boolean> {
  process.stdout.write(question);
  for await (const line of createInterface({ input: process.stdin })) return /^y(es)?$/i.test(line.trim());
  return false;
}

/** Returns "1 fault" or "2 faults". */
export const countOf = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

export async function command(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
