import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { MongoClient } from 'mongodb';
import { buildProgram } from '../../build/program.mjs';
import { startDatabase } from '../../commands/site.mjs';
import { temporaryFolder } from './temporaryFolder';

export const root = path.resolve(import.meta.dirname, '../../..');
/** Contains backups and data folders; deleted after the tests of a file. */
export const folder = temporaryFolder();

export const programOf = (name: string) =>
  buildProgram(`tooling/${name === 'content' ? 'content' : 'data'}/${name}.ts`);

export const run = (dataDir: string, name: string, ...args: string[]) =>
  runAs('guide', '', dataDir, name, ...args);

export async function runAs(prefix: string, input: string, dataDir: string, name: string, ...args: string[]) {
  const result = spawnSync(process.execPath, [await programOf(name), ...args], {
    cwd: root,
    encoding: 'utf8',
    input,
    env: { PATH: process.env.PATH, DATA_DIR: path.join(folder, dataDir), MONGODB_PREFIX: prefix },
  });
  return { status: result.status, text: result.stdout + result.stderr };
}

/** Runs work on a data folder's database while no command runs. */
export async function withDatabase<T>(dataDir: string, use: (client: MongoClient) => Promise<T>): Promise<T> {
  const database = await startDatabase(path.join(folder, dataDir), () => {});
  const client = await new MongoClient(database.ready.url).connect();
  try {
    return await use(client);
  } finally {
    await client.close();
    await database.stop();
  }
}

/** Lists all documents of a data folder as `database.collection _id`. */
export const documentsOf = (dataDir: string) =>
  withDatabase(dataDir, async (client) => {
    const documents: string[] = [];
    for (const { name } of (await client.db('admin').admin().listDatabases({ nameOnly: true })).databases)
      for (const collection of await client.db(name).listCollections({}, { nameOnly: true }).toArray())
        for (const { _id } of await client.db(name).collection(collection.name).find().toArray())
          documents.push(`${name}.${collection.name} ${_id}`);
    return documents.sort();
  });

export const insertDocument = (dataDir: string, id: string, databases: string[]) =>
  withDatabase(dataDir, async (client) => {
    for (const name of databases)
      await client.db(name).collection<{ _id: string }>('things').insertOne({ _id: id });
  });
