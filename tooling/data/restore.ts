/** `npm run ops -- restore file [--identity keys] [--replace [--yes]] [--from prefix]`: restores a backup. */
import { pipeline } from 'node:stream';
import { parseArgs } from 'node:util';
import { createGunzip } from 'node:zlib';
import { type AnyBulkWriteOperation, BSON, type Collection, type Document, type MongoClient } from 'mongodb';
import { databasePrefix as prefix } from '../commands/settings.mjs';
import {
  answersYes,
  command,
  countOf,
  databaseNames,
  databasesOf,
  prefixOf,
  versionOf,
  withDatabase,
} from './databases';
import { withDataLock } from './dataLock';
import { contentsOf } from './encryption';
import { FORMAT_VERSION, type Line } from './lines';

const DOCUMENTS_PER_WRITE = 500;
const { values, positionals } = parseArgs({
  options: {
    identity: { type: 'string' },
    replace: { type: 'boolean', default: false },
    yes: { type: 'boolean', default: false },
    from: { type: 'string', default: prefix },
  },
  allowPositionals: true,
});

/** Documents keep their exact types. */
const parse = (text: string): Line =>
  BSON.EJSON.parse(text, { relaxed: !text.startsWith('{"kind":"document"') }) as Line;

async function* linesOf(file: string): AsyncGenerator<Line> {
  const unpacked = createGunzip().setEncoding('utf8');
  // `unpacked` passes errors on to its reader.
  pipeline(await contentsOf(file, values.identity), unpacked, () => {});
  let rest = '';
  for await (const chunk of unpacked) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop()!;
    for (const line of lines) yield parse(line);
  }
}

const VERSIONS = 'data_version';

/** Reads the whole file. @throws if it is incomplete, from a newer guide, or has no data of the requested guide */
async function check(file: string): Promise<{ databases: string[]; versions: Map<string, Document> }> {
  const names = new Set<string>();
  const versions = new Map<string, Document>();
  let collection = { database: '', name: '' };
  let documents = 0;
  let last: Line | undefined;
  try {
    for await (const line of linesOf(file)) {
      if (!last && !(line.kind === 'form' && line.form <= FORMAT_VERSION)) break;
      if (line.kind === 'document') documents += 1;
      if (line.kind === 'document' && collection.name === VERSIONS && line.document._id === 'data')
        versions.set(collection.database, line.document);
      if (line.kind === 'collection') {
        names.add(line.database);
        collection = line;
      }
      last = line;
    }
  } catch (error) {
    throw new Error(`${file} cannot be read: ${(error as Error).message}.`);
  }
  if (last?.kind !== 'end' || last.documents !== documents)
    throw new Error(`${file} is not a complete backup. Nothing was restored: use another one.`);
  for (const [database, { version }] of versions) {
    if (prefixOf(database) !== values.from || Number(version) <= versionOf(database)) continue;
    throw new Error(
      `${file} holds data of version ${version} in ${database}, and this program knows it up to version ${versionOf(database)}: restore it with the newer program.`,
    );
  }
  const databases = [...names];
  if (databases.length > 0 && !databases.some((name) => prefixOf(name) === values.from)) {
    const prefixes = [...new Set(databases.map(prefixOf))].join(', ');
    throw new Error(
      `${file} holds nothing of ${values.from}, only of ${prefixes}. To bring that in as ${prefix}, add --from.`,
    );
  }
  return { databases, versions };
}

/** @throws if there is data that must not be replaced */
async function checkTarget(client: MongoClient): Promise<void> {
  const names = await databaseNames(client);
  const otherPrefix = names.map(prefixOf).find((name) => name && prefix.startsWith(`${name}_`));
  if (otherPrefix) {
    throw new Error(
      `The prefix ${prefix} contains ${otherPrefix}, the prefix of another guide on this server: users with rights on ` +
        `${otherPrefix}_* have them on both. Set another MONGODB_PREFIX; --from ${prefix} brings this backup into it.`,
    );
  }
  const guideDatabases = databasesOf(prefix);
  const existing = names.filter((name) => guideDatabases.includes(name));
  if (existing.length === 0) return;
  if (!values.replace) {
    throw new Error(
      `There is data in ${existing.join(', ')}. Add --replace to overwrite it with the backup.`,
    );
  }
  const question = `Everything in ${existing.join(', ')} will be replaced. Continue? (yes/no) `;
  if (!values.yes && !(await answersYes(question)))
    throw new Error('Nothing was replaced. Answer yes, or add --yes.');
  for (const name of existing) await client.db(name).dropDatabase();
}

async function write(client: MongoClient, file: string, versions: Map<string, Document>): Promise<number> {
  let target: Collection | undefined;
  let documents = 0;
  let batch: AnyBulkWriteOperation<Document>[] = [];
  const flush = async () => {
    if (batch.length > 0) await target?.bulkWrite(batch, { ordered: false });
    batch = [];
  };
  for await (const line of linesOf(file)) {
    if (line.kind === 'collection') {
      await flush();
      target = undefined;
      if (prefixOf(line.database) !== values.from) continue;
      const database = `${prefix}${line.database.slice(values.from.length)}`;
      const version = versions.get(line.database);
      // Write the version first, so that an interrupted restore still has it.
      if (version && versions.delete(line.database))
        await client
          .db(database)
          .collection(VERSIONS)
          .replaceOne({ _id: version._id }, version, { upsert: true });
      target = client.db(database).collection(line.name);
      const indexes = line.indexes.filter(({ name }) => name !== '_id_').map(({ v, ...index }) => index);
      if (indexes.length > 0)
        await target.createIndexes(indexes as Parameters<Collection['createIndexes']>[0]);
      console.log(`${database}.${line.name}`);
    }
    if (line.kind !== 'document' || !target) continue;
    const { document } = line;
    documents += 1;
    batch.push({ replaceOne: { filter: { _id: document._id }, replacement: document, upsert: true } });
    if (batch.length === DOCUMENTS_PER_WRITE) await flush();
  }
  await flush();
  return documents;
}

await command(async () => {
  const file = positionals[0];
  if (!file) throw new Error('Name the backup: npm run ops -- restore backups/<file>.');
  const { databases, versions } = await check(file);
  await withDataLock(() =>
    withDatabase(async (client) => {
      await checkTarget(client);
      console.log(`Restored ${countOf(await write(client, file, versions), 'document')}.`);
    }),
  );
  const skipped = databases.filter((name) => prefixOf(name) !== values.from);
  if (skipped.length > 0) console.log(`Skipped databases of other guides: ${skipped.join(', ')}.`);
});
