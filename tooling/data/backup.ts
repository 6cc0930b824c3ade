/**
 * `npm run ops -- backup [file] [--recipient age1…]`: every document and index of the guide's databases, as extended JSON
 * lines, packed with gzip, and encrypted to the public keys that `--recipient` names. The guide may run meanwhile: from the embedded database the file holds one moment; on MongoDB everything that
 * was acknowledged before the start, and of later writes some. The file appears under its name only when it is whole,
 * and only its owner may read it.
 */
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { createGzip } from 'node:zlib';
import { BSON, type MongoClient } from 'mongodb';
import { databasePrefix as prefix } from '../commands/settings.mjs';
import { command, databaseNames, databasesOf, withDatabase, withSnapshot } from './databases';
import { type Encryption, encryptionTo } from './encryption';
import { takeBackImport } from './importJournal';
import { FORMAT_VERSION, type Line } from './lines';

/** What the marks of a day's visitors are made with, and what distinguishes voters about releases: no backup may retain it longer. */
const leftOut = [
  `${prefix}_analytics.salts`,
  ...['voterSalts', 'votes', 'secrets'].map((name) => `${prefix}_gateway.${name}`),
];

const { values, positionals } = parseArgs({
  options: { recipient: { type: 'string', multiple: true, default: [] } },
  allowPositionals: true,
});
const stamp = new Date().toISOString().replace(/[:.]/g, '-');
const ending = values.recipient.length > 0 ? '.ndjson.gz.age' : '.ndjson.gz';
const file = path.resolve(positionals[0] ?? `backups/${prefix}-${stamp}${ending}`);

async function* linesOf(client: MongoClient): AsyncGenerator<Line> {
  yield { kind: 'form', form: FORMAT_VERSION, at: new Date().toISOString() };
  let documents = 0;
  const own = databasesOf(prefix);
  for (const database of await databaseNames(client)) {
    if (!own.includes(database)) continue;
    const db = client.db(database);
    for (const { name } of await db.listCollections({}, { nameOnly: true }).toArray()) {
      if (leftOut.includes(`${database}.${name}`)) continue;
      const before = documents;
      yield { kind: 'collection', database, name, indexes: await db.collection(name).indexes() };
      for await (const document of db.collection(name).find({}, { promoteValues: false })) {
        documents += 1;
        yield { kind: 'document', document };
      }
      console.log(`${database}.${name}: ${documents - before}`);
    }
  }
  yield { kind: 'end', documents };
}

async function* asText(lines: AsyncIterable<Line>): AsyncGenerator<string> {
  for await (const line of lines) yield `${BSON.EJSON.stringify(line, { relaxed: false })}\n`;
}

async function write(client: MongoClient, encrypt: Encryption): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const partial = `${file}.partial`;
  await rm(partial, { force: true });
  const target = createWriteStream(partial, { mode: 0o600 });
  await pipeline(Readable.from(asText(linesOf(client))), createGzip(), encrypt, target);
  await rename(partial, file);
  console.log(`Backup: ${file}`);
}

await command(async () => {
  const encrypt = encryptionTo(values.recipient);
  await withDatabase(takeBackImport);
  await withSnapshot(
    (client) => write(client, encrypt),
    () => console.log('Of what is written while this backup runs, some will be in it and some not.'),
  );
});
