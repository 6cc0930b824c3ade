/**
 * `npm run restore -- file [--replace]`: brings a backup back into an empty database; `--replace` puts it in place of
 * what is there. The whole file is read and checked before anything is written. When it is interrupted, running it
 * again with `--replace` completes it. Stop the guide first, or restart it afterwards.
 */
import { createReadStream } from 'node:fs';
import { parseArgs } from 'node:util';
import { createGunzip } from 'node:zlib';
import { type AnyBulkWriteOperation, BSON, type Collection, type Document, type MongoClient } from 'mongodb';
import { command, prefix, withDatabase } from './databases';
import { FORM, type Line } from './lines';

const BATCH = 500;
const { values, positionals } = parseArgs({
  options: { replace: { type: 'boolean', default: false } },
  allowPositionals: true,
});

/** Documents keep their exact types (a double stays one), everything else becomes plain values. */
const parse = (text: string): Line =>
  BSON.EJSON.parse(text, { relaxed: !text.startsWith('{"kind":"document"') }) as Line;

async function* linesOf(file: string): AsyncGenerator<Line> {
  const unpacked = createGunzip().setEncoding('utf8');
  createReadStream(file)
    .on('error', (error) => unpacked.destroy(error))
    .pipe(unpacked);
  let rest = '';
  for await (const chunk of unpacked) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop()!;
    for (const line of lines) yield parse(line);
  }
}

/** @returns how many documents the file holds @throws when it is not a whole backup */
async function check(file: string): Promise<number> {
  let documents = 0;
  let last: Line | undefined;
  try {
    for await (const line of linesOf(file)) {
      if (!last && !(line.kind === 'form' && line.form === FORM)) break;
      if (line.kind === 'document') documents += 1;
      last = line;
    }
  } catch (error) {
    throw new Error(`${file} cannot be read: ${(error as Error).message}.`);
  }
  if (last?.kind !== 'end' || last.documents !== documents) throw new Error(`${file} is no whole backup.`);
  return documents;
}

async function checkTarget(client: MongoClient): Promise<void> {
  const { databases } = await client.db('admin').admin().listDatabases({ nameOnly: true });
  const there = databases.filter(({ name }) => name.startsWith(`${prefix}_`)).map(({ name }) => name);
  if (there.length === 0) return;
  if (!values.replace) {
    throw new Error(`There is data in ${there.join(', ')}. To put the backup in its place, add --replace.`);
  }
  for (const name of there) await client.db(name).dropDatabase();
}

async function write(client: MongoClient, file: string): Promise<void> {
  let target: Collection | undefined;
  let batch: AnyBulkWriteOperation<Document>[] = [];
  const flush = async () => {
    if (batch.length > 0) await target?.bulkWrite(batch, { ordered: false });
    batch = [];
  };
  for await (const line of linesOf(file)) {
    if (line.kind === 'collection') {
      await flush();
      target = client.db(line.database).collection(line.name);
      const own = line.indexes.filter(({ name }) => name !== '_id_').map(({ v, ...index }) => index);
      if (own.length > 0) await target.createIndexes(own as Parameters<Collection['createIndexes']>[0]);
      console.log(`${line.database}.${line.name}`);
    }
    if (line.kind !== 'document') continue;
    const { document } = line;
    batch.push({ replaceOne: { filter: { _id: document._id }, replacement: document, upsert: true } });
    if (batch.length === BATCH) await flush();
  }
  await flush();
}

await command(async () => {
  const file = positionals[0];
  if (!file) throw new Error('Name the backup: npm run restore -- backups/<file>.');
  const documents = await check(file);
  await withDatabase(async (client) => {
    await checkTarget(client);
    await write(client, file);
  });
  console.log(`Restored ${documents} documents.`);
});
