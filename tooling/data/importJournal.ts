import type { MongoClient } from 'mongodb';
import { databasePrefix as prefix } from '../commands/settings.mjs';

export type ImportedCollection = { database: string; name: string };
type Started = { _id: 'import'; places: ImportedCollection[] };

const journal = (client: MongoClient) => client.db(`${prefix}_import`);
const started = (client: MongoClient) => journal(client).collection<Started>('started');
const copyOf = (client: MongoClient, { database, name }: ImportedCollection) =>
  journal(client).collection(`${database}.${name}`);
const EXACT_TYPES = { promoteValues: false };

/** Copies the data that an import will replace, until the import is complete. */
export async function startJournal(client: MongoClient, collections: ImportedCollection[]): Promise<void> {
  await journal(client).dropDatabase();
  for (const collection of collections) {
    const documents = await client
      .db(collection.database)
      .collection(collection.name)
      .find({}, EXACT_TYPES)
      .toArray();
    if (documents.length > 0) await copyOf(client, collection).insertMany(documents);
  }
  await started(client).insertOne({ _id: 'import', places: collections });
}

export async function endJournal(client: MongoClient): Promise<void> {
  await started(client).deleteOne({ _id: 'import' });
  await journal(client).dropDatabase();
}

/** Restores the data that a failed or killed import has replaced; can be repeated. */
export async function rollBackImport(client: MongoClient): Promise<void> {
  const interrupted = await started(client).findOne({ _id: 'import' });
  for (const collection of interrupted?.places ?? []) {
    const documents = await copyOf(client, collection).find({}, EXACT_TYPES).toArray();
    const target = client.db(collection.database).collection(collection.name);
    await target.deleteMany({});
    if (documents.length > 0) await target.insertMany(documents);
  }
  if (interrupted) {
    await endJournal(client);
    console.log('An interrupted import was rolled back.');
  }
}
