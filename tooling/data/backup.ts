/** `npm run ops -- backup [file] [--recipient age1…]`: writes all documents and indexes as compressed JSON. */
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { createGzip } from 'node:zlib';
import { BSON, type Document, type IndexDescriptionInfo, type MongoClient } from 'mongodb';
import { countHits } from '../../services/analytics/src/sums/batches';
import { readSnapshot } from '../../services/embedded-mongo/src/index';
import { dataFolder } from '../commands/running.mjs';
import { mongoUrl, databasePrefix as prefix } from '../commands/settings.mjs';
import { command, databaseNames, databasesOf, versionOf, withDatabase } from './databases';
import { withDataLock } from './dataLock';
import { createEncryption, type Encryption } from './encryption';
import { rollBackImport } from './import-journal.mjs';
import { FORMAT_VERSION, type Line } from './lines';

/** Salts, secrets and visitor hashes must not be kept longer than by the database; kept answers are computed again. */
const excludedCollections = [
  ...['salts', 'sent_names', 'kept_answers'].map((name) => `${prefix}_analytics.${name}`),
  ...['voterSalts', 'votes', 'secrets'].map((name) => `${prefix}_gateway.${name}`),
];

const excludedFields = new Map([
  [
    `${prefix}_analytics.hits`,
    ['visitor', 'network', 'browser', 'system', 'source', 'medium', 'campaign', 'language'],
  ],
]);

/** Without its hash, each waiting hit would count as one visitor after a restore. */
async function countWaitingHits(client: MongoClient): Promise<void> {
  const db = client.db(`${prefix}_analytics`, { ignoreUndefined: true });
  const data = await db
    .collection<{ _id: string }>('data_version')
    .findOne<{ version: number }>({ _id: 'data' });
  // Only the program that has migrated the data may write it.
  if (data?.version !== versionOf(db.databaseName)) return;
  await countHits(db).catch(({ message }: Error) =>
    console.log(
      `The latest views could not be counted, so each counts as one visitor after a restore: ${message}.`,
    ),
  );
}

const { values, positionals } = parseArgs({
  options: { recipient: { type: 'string', multiple: true, default: [] } },
  allowPositionals: true,
});
const stamp = new Date().toISOString().replace(/[:.]/g, '-');
const extension = values.recipient.length > 0 ? '.ndjson.gz.age' : '.ndjson.gz';
const file = path.resolve(positionals[0] ?? `backups/${prefix}-${stamp}${extension}`);

type StoredCollection = {
  database: string;
  name: string;
  indexes: IndexDescriptionInfo[];
  documents: Iterable<Document> | AsyncIterable<Document>;
};

const isIncluded = (database: string, name: string) =>
  databasesOf(prefix).includes(database) && !excludedCollections.includes(`${database}.${name}`);

async function* fromDataFile(directory: string): AsyncGenerator<StoredCollection> {
  for await (const { namespace, indexes, documents } of readSnapshot(directory)) {
    const [database = '', name = ''] = namespace.split(/\.(.*)/s);
    if (isIncluded(database, name)) yield { database, name, indexes, documents: decoded(documents) };
  }
}

function* decoded(documents: Iterable<Uint8Array>): Generator<Document> {
  for (const document of documents) yield BSON.deserialize(document, { promoteValues: false });
}

async function* fromServer(client: MongoClient): AsyncGenerator<StoredCollection> {
  const databases = databasesOf(prefix);
  for (const database of (await databaseNames(client)).filter((name) => databases.includes(name)))
    for (const { name } of await client.db(database).listCollections({}, { nameOnly: true }).toArray()) {
      if (!isIncluded(database, name)) continue;
      const collection = client.db(database).collection(name);
      const documents = collection.find({}, { promoteValues: false });
      yield { database, name, indexes: await collection.indexes(), documents };
    }
}

async function* linesOf(collections: AsyncIterable<StoredCollection>): AsyncGenerator<Line> {
  yield { kind: 'form', form: FORMAT_VERSION, at: new Date().toISOString() };
  let total = 0;
  for await (const { database, name, indexes, documents } of collections) {
    const before = total;
    const excluded = excludedFields.get(`${database}.${name}`) ?? [];
    yield { kind: 'collection', database, name, indexes };
    for await (const document of documents) {
      total += 1;
      for (const field of excluded) delete document[field];
      yield { kind: 'document', document };
    }
    console.log(`${database}.${name}: ${total - before}`);
  }
  yield { kind: 'end', documents: total };
}

async function* asText(lines: AsyncIterable<Line>): AsyncGenerator<string> {
  for await (const line of lines) yield `${BSON.EJSON.stringify(line, { relaxed: false })}\n`;
}

async function write(collections: AsyncIterable<StoredCollection>, encrypt: Encryption): Promise<void> {
  const partial = `${file}.${randomUUID()}.partial`;
  try {
    await mkdir(path.dirname(file), { recursive: true });
    const target = createWriteStream(partial, { mode: 0o600, flags: 'wx' });
    await pipeline(Readable.from(asText(linesOf(collections))), createGzip(), encrypt, target);
    await rename(partial, file);
  } catch (error) {
    await rm(partial, { force: true });
    throw new Error(`The backup ${file} was not written: ${(error as Error).message}.`);
  }
  console.log(`Backup: ${file}`);
}

await command(async () => {
  const encrypt = createEncryption(values.recipient);
  await withDataLock(() =>
    withDatabase(async (client) => {
      await rollBackImport(client);
      await countWaitingHits(client);
    }),
  );
  if (mongoUrl) {
    console.log('Changes made while the backup runs may be missing from it.');
    await withDatabase((client) => write(fromServer(client), encrypt));
    return;
  }
  const folder = dataFolder();
  // Killed backups of earlier versions left a copy of the data file.
  await rm(path.join(folder, 'copy'), { recursive: true, force: true });
  await write(fromDataFile(path.join(folder, 'mongo')), encrypt);
});
