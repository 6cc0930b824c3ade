/** Copies of the data that an import replaces, until it is complete. */
import { MongoClient } from 'mongodb';
import { databasePrefix as prefix } from '../commands/settings.mjs';

/**
 * @typedef {{ database: string, name: string }} ImportedCollection
 * @typedef {{ _id: 'import', places: ImportedCollection[] }} Started
 */

const EXACT_TYPES = { promoteValues: false };

/** The journal's database. @param {MongoClient} client */
export const journalOf = (client) => client.db(`${prefix}_import`);

/** @param {MongoClient} client @returns {import('mongodb').Collection<Started>} */
const started = (client) => journalOf(client).collection('started');

/** @param {MongoClient} client @param {ImportedCollection} collection */
const copyOf = (client, { database, name }) => journalOf(client).collection(`${database}.${name}`);

/**
 * Copies collections. The last write makes the journal valid.
 * @param {MongoClient} client
 * @param {ImportedCollection[]} collections - all that the import may write
 */
export async function startJournal(client, collections) {
  await journalOf(client).dropDatabase();
  for (const collection of collections) {
    const stored = client.db(collection.database).collection(collection.name);
    const documents = await stored.find({}, EXACT_TYPES).toArray();
    if (documents.length > 0) await copyOf(client, collection).insertMany(documents);
  }
  await started(client).insertOne({ _id: 'import', places: collections });
}

/** @param {MongoClient} client */
export async function endJournal(client) {
  await started(client).deleteOne({ _id: 'import' });
  await journalOf(client).dropDatabase();
}

/**
 * Restores the data that a failed or killed import has replaced; can be repeated.
 * @param {MongoClient} client
 * @param {(line: string) => void} [log]
 */
export async function rollBackImport(client, log = console.log) {
  const interrupted = await started(client).findOne({ _id: 'import' });
  for (const collection of interrupted?.places ?? []) {
    const documents = await copyOf(client, collection).find({}, EXACT_TYPES).toArray();
    const target = client.db(collection.database).collection(collection.name);
    await target.deleteMany({});
    if (documents.length > 0) await target.insertMany(documents);
  }
  await endJournal(client);
  if (interrupted) log('An interrupted import was rolled back.');
}

/** Like `rollBackImport`, for a database that nothing else uses yet. @param {string} url @param {(line: string) => void} log */
export async function rollBackImportAt(url, log) {
  const client = new MongoClient(url);
  try {
    await rollBackImport(client, log);
  } finally {
    await client.close();
  }
}
