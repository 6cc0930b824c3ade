import type { MongoClient } from 'mongodb';
import { databasePrefix as prefix } from '../commands/settings.mjs';

export type Place = { database: string; name: string };
type Started = { _id: 'import'; places: Place[] };

const journal = (client: MongoClient) => client.db(`${prefix}_import`);
const started = (client: MongoClient) => journal(client).collection<Started>('started');
const copyOf = (client: MongoClient, { database, name }: Place) =>
  journal(client).collection(`${database}.${name}`);
const exact = { promoteValues: false };

/** Copies what an import will replace into a separate database, until the import is complete. */
export async function startJournal(client: MongoClient, places: Place[]): Promise<void> {
  await journal(client).dropDatabase();
  for (const place of places) {
    const documents = await client.db(place.database).collection(place.name).find({}, exact).toArray();
    if (documents.length > 0) await copyOf(client, place).insertMany(documents);
  }
  await started(client).insertOne({ _id: 'import', places });
}

export async function endJournal(client: MongoClient): Promise<void> {
  await started(client).deleteOne({ _id: 'import' });
  await journal(client).dropDatabase();
}

/** Restores what a failed or killed import has replaced. It may be repeated. */
export async function takeBackImport(client: MongoClient): Promise<void> {
  const found = await started(client).findOne({ _id: 'import' });
  for (const place of found?.places ?? []) {
    const documents = await copyOf(client, place).find({}, exact).toArray();
    const target = client.db(place.database).collection(place.name);
    await target.deleteMany({});
    if (documents.length > 0) await target.insertMany(documents);
  }
  if (found) {
    await endJournal(client);
    console.log('An interrupted import was rolled back.');
  }
}
