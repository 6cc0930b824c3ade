/**
 * `npm run backup [-- file]`: every document and index of the guide's databases, as extended JSON lines, packed with
 * gzip. The guide may run meanwhile: what was acknowledged before the backup started is in it. The file appears
 * under its name only when it is whole.
 */
import { createWriteStream } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { BSON, type MongoClient } from 'mongodb';
import { command, databaseNames, databasesOf, prefix, withDatabase } from './databases';
import { takeBackImport } from './import-journal';
import { FORM, type Line } from './lines';

const stamp = new Date().toISOString().replace(/[:.]/g, '-');
const file = path.resolve(process.argv[2] ?? `backups/${prefix}-${stamp}.ndjson.gz`);

async function* linesOf(client: MongoClient): AsyncGenerator<Line> {
  yield { kind: 'form', form: FORM, at: new Date().toISOString() };
  let documents = 0;
  const own = databasesOf(prefix);
  for (const database of await databaseNames(client)) {
    if (!own.includes(database)) continue;
    const db = client.db(database);
    for (const { name } of await db.listCollections({}, { nameOnly: true }).toArray()) {
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

await command(() =>
  withDatabase(async (client) => {
    await takeBackImport(client);
    await mkdir(path.dirname(file), { recursive: true });
    const partial = `${file}.partial`;
    await pipeline(Readable.from(asText(linesOf(client))), createGzip(), createWriteStream(partial));
    await rename(partial, file);
    console.log(`Backup: ${file}`);
  }),
);
